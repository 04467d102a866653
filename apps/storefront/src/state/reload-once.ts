const mark = 'reloaded-at'
/** A page that fails again this soon after a reload would fail again and again. */
const calmMs = 60_000

/** A part of the page could not be loaded: after a new build its old file is gone, and reloading finds the new one. */
export function isChunkFailure(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script|unable to preload/i.test(text)
}

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: number
  readonly reload: () => void
}

/** Reloads the page once; false when that was just tried (SHELL-027). */
export function reloadOnce({ storage, now, reload }: Surroundings = ofThisPage()): boolean {
  const last = Number(storage.getItem(mark) ?? 0)
  if (now - last < calmMs) return false
  storage.setItem(mark, String(now))
  reload()
  return true
}

function ofThisPage(): Surroundings {
  return { storage: sessionStorage, now: Date.now(), reload: () => location.reload() }
}
