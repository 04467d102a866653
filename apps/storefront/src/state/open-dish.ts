import type { CartLine } from '@comanda/rules/cart/cart'
import { type Cell, createCell } from '@comanda/screen/cell'

/** The dish that lies over the page. */
interface OpenDish {
  readonly slug: string
  readonly line?: EditedLine
}

/** A line of the basket that is being changed. */
export interface EditedLine extends Pick<CartLine, 'id' | 'configuration' | 'quantity' | 'notes' | 'allergies'> {}

/** The record of a dish in the browser's history: the path of the page below it, and the dish. */
interface DishEntry {
  readonly over: string
  readonly dish: OpenDish
}

const opened = createCell<OpenDish | null>(null)

/** For the one place that renders it. */
export const openedDish: Pick<Cell<OpenDish | null>, 'get' | 'follow'> = opened

/**
 * Opens a dish over the current page. The address becomes the dish's own, so that it can be copied, reloaded and left
 * with the back button; the page below stays as it is.
 */
export function openDish(slug: string, line?: EditedLine): void {
  const dish: OpenDish = { slug, ...(line && { line }) }
  const entry: DishEntry = { over: readEntry()?.over ?? location.pathname, dish }
  history.pushState(entry, '', toDishPath(slug))
  opened.set(dish)
}

/** Follows the back and forward buttons: a dish opens and closes over its page, any other page is loaded. */
export async function followHistory(): Promise<void> {
  if (history.state?.steps) await (await import('@comanda/screen/back-steps')).goBelowSteps(window)
  // After a reload a dish that lay over a page is a page of its own.
  if (readEntry()) history.replaceState(null, '')
  const page = location.pathname
  addEventListener('popstate', () => {
    const entry = readEntry()
    if ((entry?.over ?? location.pathname) !== page) location.reload()
    else if (!isSame(opened.get(), entry?.dish ?? null)) opened.set(entry?.dish ?? null)
  })
}

/** Steps within a dish have history entries of their own, which name the same dish. */
function isSame(one: OpenDish | null, other: OpenDish | null): boolean {
  return one?.slug === other?.slug && one?.line?.id === other?.line?.id
}

function readEntry(): DishEntry | undefined {
  const state: Partial<DishEntry> | null = history.state
  return state?.over !== undefined && state.dish !== undefined ? { over: state.over, dish: state.dish } : undefined
}

/** The dish over the page; null when there is none. */
export function useOpenedDish(): string | null {
  return opened.use()?.slug ?? null
}

/** The line from which the dish over the page was opened, if any. */
export function useEditedLine(): EditedLine | undefined {
  return opened.use()?.line
}

export function toDishPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`
}

/** The slug in a path; undefined for any other path. */
export function readDishPath(path: string): string | undefined {
  const slug = /^\/products\/([^/]+)$/.exec(path)?.[1]
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
