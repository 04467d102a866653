import type { CartLine } from '@comanda/rules/cart/cart'
import { createCell } from '@comanda/screen/cell'

/** The dish that lies over the page. */
interface OpenDish {
  readonly slug: string
  readonly line?: EditedLine
}

/** A line of the basket that is being chosen anew. */
export interface EditedLine extends Pick<CartLine, 'id' | 'configuration' | 'quantity' | 'notes'> {}

/** What the browser's history remembers of a dish: the path of the page it lies over, and the dish. */
interface DishEntry {
  readonly over: string
  readonly dish: OpenDish
}

const opened = createCell<OpenDish | null>(null)

/**
 * Opens a dish over the page one stands on. The address becomes the dish's own, so it can be copied, reloaded and
 * left with the back button; the page underneath stays as it is.
 */
export function openDish(slug: string, line?: EditedLine): void {
  const dish: OpenDish = { slug, ...(line && { line }) }
  const entry: DishEntry = { over: readEntry()?.over ?? location.pathname, dish }
  history.pushState(entry, '', toDishPath(slug))
  opened.set(dish)
}

/** Follows the back and forward buttons: a dish comes and goes over its page, any other page is read anew. */
export async function followHistory(): Promise<void> {
  if (history.state?.steps) await (await import('@comanda/screen/back-steps')).goBelowSteps(window)
  // A dish that lay over a page when it was reloaded is a page of its own now.
  if (readEntry()) history.replaceState(null, '')
  const page = location.pathname
  addEventListener('popstate', () => {
    const entry = readEntry()
    if ((entry?.over ?? location.pathname) !== page) location.reload()
    else if (!isSame(opened.get(), entry?.dish ?? null)) opened.set(entry?.dish ?? null)
  })
}

/** Steps within a dish have entries of their own, which read the same dish anew. */
function isSame(one: OpenDish | null, other: OpenDish | null): boolean {
  return one?.slug === other?.slug && one?.line?.id === other?.line?.id
}

function readEntry(): DishEntry | undefined {
  const state: Partial<DishEntry> | null = history.state
  return state?.over !== undefined && state.dish !== undefined ? { over: state.over, dish: state.dish } : undefined
}

/** The dish that lies over the page; null when none does. */
export function useOpenedDish(): string | null {
  return opened.use()?.slug ?? null
}

/** The line the dish that lies over the page was opened from, if it was. */
export function useEditedLine(): EditedLine | undefined {
  return opened.use()?.line
}

export function toDishPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`
}

/** The slug a path names; undefined for any other path. */
export function readDishPath(path: string): string | undefined {
  const slug = /^\/products\/([^/]+)$/.exec(path)?.[1]
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
