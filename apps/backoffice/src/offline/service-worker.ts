// Only what a worker uses of its types; the full library would clash with the page's.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope extends EventTarget {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  /** Written above this file by the server: the name of the build, and the files that belong to it. */
  readonly shell: { readonly build: string; readonly files: readonly string[] }
}

const scope = self as unknown as WorkerScope
const { build, files } = scope.shell
const name = `shell-${build}`
const page = '/'

/** How long the network may take before the kept shell is shown. */
const documentDeadline = 4_000

// All files or none: a version that could not be fetched whole leaves the one before in its place.
scope.addEventListener('install', (event) => {
  const keepAll = async () => {
    const cache = await caches.open(name)
    await Promise.all(files.map(async (file) => cache.put(file, (await findKept(file)) ?? (await fetchWhole(file)))))
    await cache.put(page, await fetchWhole(page))
    await scope.skipWaiting()
  }
  ;(event as WorkerEvent).waitUntil(keepAll())
})

scope.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
    await scope.clients.claim()
  }
  ;(event as WorkerEvent).waitUntil(forgetOthers())
})

// Calls, writes and the live line always go to the network: what they answer is kept by the boards, or by nobody.
scope.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') (event as FetchEvent).respondWith(answerPage(request))
  else if (pathname.startsWith('/assets/')) (event as FetchEvent).respondWith(answerFile(request))
})

/** The network first, so that a new version is taken at the next opening; when it is away or slow, the kept shell. */
async function answerPage(request: Request): Promise<Response> {
  const fresh = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  )
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, documentDeadline))
  return (await Promise.race([fresh, late])) ?? (await findKept(page)) ?? (await fresh) ?? Response.error()
}

/** Files are named after their content, so a kept one is never old. */
async function answerFile(request: Request): Promise<Response> {
  return (await findKept(request.url)) ?? fetch(request)
}

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' })
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`)
  return answer
}

function findKept(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true })
}
