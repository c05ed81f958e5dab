/** Names that tell seats apart: whoever sits twice is numbered. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, i) => {
    if (!name || names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, i + 1).filter((each) => each === name).length}`;
  });
}
