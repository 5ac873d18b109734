// Served as /sw.js it ends the worker on every device and takes what it kept with it (docs/deployment.md).
// It loads no page anew: what somebody is typing stays.
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(end())
})
