// Without a network: a page that says so. And a call when it is my turn and no page of ours is open at the table.
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open('offline').then((cache) => cache.add(OFFLINE)));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener('push', (event) => {
  const { text = 'Branchline', table = '' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Branchline', { body: text, tag: table, icon: '/icon.svg', data: table }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data ? `/t/${event.notification.data}` : '/';
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      const open = pages.find((page) => new URL(page.url).pathname === path);
      await (open ? open.focus() : self.clients.openWindow(path));
    })(),
  );
});
