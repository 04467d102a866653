import { tabStorage } from '@comanda/screen/storage'

const mark = 'reloaded-at'
/** A page that fails again this soon after a reload would fail again and again. */
const calmMs = 60_000

/** A part of the page could not be loaded: after a new build its old file is gone, and reloading finds the new one. */
export function isChunkFailure(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script|unable to preload/i.test(text)
}

interface Surroundings {
  readonly now: number
  readonly reload: () => void
}

/** Reloads the page once; false when that was just tried, or when a browser could not tell later (SHELL-027). */
export function reloadOnce({ now, reload }: Surroundings = ofThisPage()): boolean {
  const last = Number(tabStorage.read(mark) ?? 0)
  if (now - last < calmMs || !tabStorage.keep(mark, String(now))) return false
  reload()
  return true
}

function ofThisPage(): Surroundings {
  return { now: Date.now(), reload: () => location.reload() }
}
