/** Which page an address is. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'embed'; id: string }
  | { page: 'me' }
  | { page: 'arrive' }
  | { page: 'review' }
  | { page: 'rules'; title: string }
  | { page: 'learn'; title: string }
  | { page: 'how'; title: string }
  | { page: 'box'; title: string }
  | { page: 'studio'; map: string }
  | { page: 'not-found' };

/** A part of an address; as it is if it is mistyped. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of a path; at others the server shows the one that says so. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length) return { page: 'not-found' };
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second && !third) return { page: 'table', id: second };
  if (first === 't' && (third === 'replay' || third === 'embed')) return { page: third, id: second };
  if ((first === 'rules' || first === 'learn' || first === 'how' || first === 'box') && second && !third)
    return { page: first, title: second };
  if (first === 'studio' && !second) return { page: 'studio', map: '' };
  if (first === 'maps' && second && !third) return { page: 'studio', map: second };
  if ((first === 'me' || first === 'arrive' || first === 'review') && !second) return { page: first };
  return { page: 'not-found' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  /** Go to another page, without loading this one anew. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.route = routeOf(location.pathname);
  }

  /** Follow links of our own in place. */
  follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || routeOf(link.pathname).page === 'not-found') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
