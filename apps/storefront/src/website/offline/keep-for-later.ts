/** The menu opens without a connection after a first visit: the worker keeps this page and its files. */
export async function keepForLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const isFirst = navigator.serviceWorker.controller === null
  const { active } = await navigator.serviceWorker.ready
  // From the second page on the worker sees every request itself.
  if (isFirst) active?.postMessage([location.href, new URL('/', location.href).href, ...listParts()])
}

function listParts(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return loaded.filter((name) => /^\/(assets|pictures|icons)\//.test(new URL(name).pathname))
}
