/** The longest wait for an idle moment (SHELL-064, CONST-023). */
export const prefetchWithinMs = 2000

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** False for visitors who pay for data or have a slow connection. */
export function maySpendBytes(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

type Place = Pick<Location, 'origin' | 'pathname'>

export function leadsToAnotherPage(link: Pick<HTMLAnchorElement, 'href' | 'target'>, here: Place): boolean {
  if (link.target && link.target !== '_self') return false
  const there = URL.canParse(link.href) ? new URL(link.href) : null
  return there !== null && there.origin === here.origin && (there.pathname !== here.pathname || there.hash === '')
}

export interface PrefetchTools {
  readonly connection: Connection | undefined
  /** The paths that the page links to. */
  readonly paths: () => readonly string[]
  readonly load: (path: string) => void
  readonly whenIdle: (work: () => void, options: { readonly timeout: number }) => void
}

/** Loads the code of the linked pages when the browser is idle. */
export function prefetchPages({ connection, paths, load, whenIdle }: PrefetchTools): void {
  if (!maySpendBytes(connection)) return
  whenIdle(
    () => {
      for (const path of oneOfEachKind(paths())) load(path)
    },
    { timeout: prefetchWithinMs },
  )
}

/** Sixty dishes share one screen: one path stands for all with the same first part and length. */
function oneOfEachKind(paths: readonly string[]): readonly string[] {
  const kinds = new Map(paths.map((path) => [`${path.split('/')[1]} ${path.split('/').length}`, path]))
  return [...kinds.values()]
}
