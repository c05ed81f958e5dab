// Texts of a page that run into each other, are cut off, or are half under something: [[what, text, other], …].
() => {
  const SLACK = 2;
  const LEAST = 8; // less than a letter of what an ellipsis left over
  const seen = (element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** Where the page itself scrolls, what lies below is reached by that. */
  const rolls = document.documentElement.scrollHeight > innerHeight + 1;
  const found = [];

  /** Turned by anything but a right angle: its box says nothing. */
  const slanted = (element) => {
    const matrix = element.getScreenCTM?.();
    return matrix ? Math.min(Math.abs(matrix.a), Math.abs(matrix.b)) > 0.01 : false;
  };

  /** What is around a text is asked once: how it flows and where it is. */
  const known = new Map();
  const about = (element) => {
    if (!known.has(element)) {
      const { display, position, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      const style = { display, position, overflowX, overflowY, textOverflow, clipPath };
      known.set(element, { style, frame: element.getBoundingClientRect() });
    }
    return known.get(element);
  };

  /** Only for ears: squeezed into a point. */
  const unseen = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { style, frame } = about(at);
      if (frame.width <= 1 && frame.height <= 1 && at instanceof HTMLElement) return true;
      if (style.clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !seen(element) || slanted(element) || unseen(element)) continue;
    if (element.closest('.unseen, script, style, option, textPath, [popover]:not(:popover-open)')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (wide(line) < 1) continue;
      const inset = high(line) * 0.2; // a line is higher than its letters
      const box = {
        left: line.left,
        right: line.right,
        top: line.top + inset,
        bottom: line.bottom - inset,
      };
      let shown = box;
      let scrolled = null;
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        const { style, frame } = about(around);
        if (style.display === 'inline') continue;
        if (scrolls(style) || around.matches('[data-pans] svg')) scrolled ??= around;
        if (scrolls(style) || hides(style)) {
          const left = meet(shown, frame);
          const cut = wide(shown) - wide(left) > SLACK || high(shown) - high(left) > SLACK;
          if (cut && !scrolled && style.textOverflow !== 'ellipsis' && wide(left) > 0 && high(left) > 0)
            found.push(['cut off', text, around.className?.baseVal ?? around.className]);
          shown = left;
        }
        if (style.position === 'fixed') break;
      }
      const inside = meet(shown, screen);
      if (wide(inside) < LEAST || high(inside) < SLACK) continue;
      const below = !rolls && high(shown) - high(inside) > SLACK;
      if (!scrolled && (wide(shown) - wide(inside) > SLACK || below))
        found.push(['beyond the edge', text, '']);
      texts.push({ text, node, element, box: inside, scrolled });
    }
  }

  const opaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const alpha = backgroundColor.match(/rgba\(.*, ([\d.]+)\)/);
    const drawn = backgroundImage !== 'none' && !/rgba\([^)]*, 0\)|transparent/.test(backgroundImage);
    return drawn || (backgroundColor !== 'transparent' && (!alpha || Number(alpha[1]) > 0.5));
  };
  /** What lies on a text at this point, if anything opaque does. */
  const cover = ({ element }, x, y) => {
    const mine = (above) => !above || above === element || above.contains(element) || element.contains(above);
    const top = document.elementFromPoint(x, y);
    if (mine(top)) return null;
    if (opaque(top)) return top;
    for (const above of document.elementsFromPoint(x, y)) {
      if (mine(above)) return null;
      if (opaque(above)) return above;
    }
    return null;
  };
  if (!document.getElementById('seen-by-all')) {
    const style = document.createElement('style');
    style.id = 'seen-by-all';
    style.textContent = '* { pointer-events: auto !important }';
    document.head.append(style);
  }
  const open = texts.filter((each) => {
    const y = (each.box.top + each.box.bottom) / 2;
    const points = [0.05, 0.35, 0.65, 0.95].map((share) => cover(each, each.box.left + wide(each.box) * share, y));
    const over = points.filter(Boolean);
    // what floats over a box that scrolls hides nothing for good
    const scrolledAway =
      each.scrolled && over.every((above) => each.scrolled.contains(above) || above.closest('[data-floats]'));
    if (over.length && over.length < points.length && !scrolledAway)
      found.push(['half covered', each.text, over[0].className?.baseVal ?? over[0].className]);
    return over.length === 0;
  });

  for (let i = 0; i < open.length; i++)
    for (let j = i + 1; j < open.length; j++) {
      if (open[i].node === open[j].node) continue;
      const both = meet(open[i].box, open[j].box);
      if (wide(both) > SLACK && high(both) > SLACK) found.push(['on each other', open[i].text, open[j].text]);
    }
  return found;
};
