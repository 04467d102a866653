/** The longest wait for an idle moment (SHELL-064, CONST-023). */
const withinMs = 2000
/** As many at once as a browser fetches from one host; more would only wait in front of what a visitor asks for. */
const atOnce = 6

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** False for visitors who pay for data or have a slow connection. */
export function maySpendBytes(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

export interface PrefetchTools {
  readonly connection: Connection | undefined
  readonly load: (file: string) => Promise<unknown>
  readonly whenIdle: (work: () => void, options: { readonly timeout: number }) => void
}

/**
 * Loads the code of dialogs and of other pages when the browser is idle. None of it is run: that took a slow phone
 * longer than hydration, for dialogs that most visitors never open.
 */
export function prefetch(files: readonly string[], { connection, load, whenIdle }: PrefetchTools): void {
  if (!maySpendBytes(connection)) return
  const left = files[Symbol.iterator]()
  const work = async () => {
    // One that fails is loaded again when it is needed.
    for (const file of left) await load(file).catch(() => {})
  }
  // Each begins in a quiet moment of its own: six requests at once are a long piece of work for a slow phone.
  for (let count = 0; count < atOnce; count += 1) whenIdle(work, { timeout: withinMs })
}

export function startPrefetch(files: readonly string[]): void {
  if (typeof requestIdleCallback !== 'function') return
  const { connection } = navigator as { connection?: Connection }
  prefetch(files, {
    connection,
    load: async (file) => (await fetch(file, { priority: 'low' })).arrayBuffer(),
    whenIdle: (work, options) => requestIdleCallback(work, options),
  })
}
