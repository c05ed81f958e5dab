/** Addresses and their pages. */

import { expect, it } from 'vitest';
import { routeOf } from '../src/app/router.svelte';

it.each([
  ['/', { page: 'lobby' }],
  ['/t/aB-_9', { page: 'table', id: 'aB-_9' }],
  ['/t/aB-_9/replay', { page: 'replay', id: 'aB-_9' }],
  ['/t/aB-_9/embed', { page: 'embed', id: 'aB-_9' }],
  ['/me', { page: 'me' }],
  ['/arrive', { page: 'arrive' }],
  ['/review', { page: 'review' }],
  ['/rules/usa', { page: 'rules', title: 'usa' }],
  ['/learn/snowdonia', { page: 'learn', title: 'snowdonia' }],
  ['/studio', { page: 'studio', map: '' }],
  ['/maps/3f9a', { page: 'studio', map: '3f9a' }],
  ['/maps', { page: 'not-found' }],
  ['/studio/3f9a', { page: 'not-found' }],
  ['/t', { page: 'not-found' }],
  ['/t/a/b', { page: 'not-found' }],
  ['/t/a/replay/b', { page: 'not-found' }],
  ['/t/%zz', { page: 'table', id: '%zz' }],
  ['/%', { page: 'not-found' }],
  ['/me/too', { page: 'not-found' }],
])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
