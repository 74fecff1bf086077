// Replaces a service worker that has to be withdrawn: unregisters itself and deletes its caches.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('eightwell-'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
