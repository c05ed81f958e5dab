// Language and appearance, set before anything is painted. The rest of the page reads the same two places.
(() => {
  const root = document.documentElement;
  const known = ['en', 'pl', 'de'];
  const kept = (name) => {
    try {
      return localStorage.getItem(`branchline.${name}`);
    } catch {
      return null;
    }
  };
  const wished = [kept('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  root.lang = wished.find((language) => known.includes(language)) ?? 'en';
  const look = kept('look');
  if (look === 'light' || look === 'dark') root.dataset.theme = look;
})();
