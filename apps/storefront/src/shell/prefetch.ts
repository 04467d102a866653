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
  readonly list: () => Promise<readonly string[]>
  readonly load: (file: string) => Promise<unknown>
  readonly whenIdle: (work: () => void, options: { readonly timeout: number }) => void
}

/**
 * Loads the code of dialogs and of other pages when the browser is idle. None of it is run: that took a slow phone
 * longer than hydration, for dialogs that most visitors never open.
 */
export function prefetch({ connection, list, load, whenIdle }: PrefetchTools): void {
  if (!maySpendBytes(connection)) return
  const begin = async () => {
    // Without the list, as without a file of it, things are loaded when they are needed.
    const files = await list().catch((): readonly string[] => [])
    const left = files[Symbol.iterator]()
    const work = async () => {
      for (const file of left) await load(file).catch(() => {})
    }
    // Each begins in a quiet moment of its own: six requests at once are a long piece of work for a slow phone.
    for (let count = 0; count < atOnce; count += 1) whenIdle(work, { timeout: withinMs })
  }
  whenIdle(begin, { timeout: withinMs })
}

/** Given the address of the list, and the files that the page has already. */
export function startPrefetch(address: string, known: readonly string[]): void {
  if (typeof requestIdleCallback !== 'function' || address === '') return
  const { connection } = navigator as { connection?: Connection }
  const ask = (file: string) => fetch(file, { priority: 'low' })
  prefetch({
    connection,
    list: async () => ((await (await ask(address)).json()) as string[]).filter((file) => !known.includes(file)),
    load: async (file) => (await ask(file)).arrayBuffer(),
    whenIdle: (work, options) => requestIdleCallback(work, options),
  })
}
