/** Texts that a browser keeps by name. A browser may refuse even to be asked: then nothing is kept and nothing breaks. */
export interface BrowserStorage {
  /** The text that is kept under this name; nothing when the browser refuses. */
  read(key: string): string | null
  /** The same as the value it stands for; the stored text may be anything, so nothing about it is known. */
  readValue(key: string): unknown
  /** Whether it is kept now. */
  keep(key: string, text: string): boolean
  keepValue(key: string, value: unknown): boolean
  forget(key: string): void
}

/** The storage that lives as long as this tab. */
export const tabStorage = createStorage(() => sessionStorage)

/** The storage that stays on this device, for every tab. */
export const deviceStorage = createStorage(() => localStorage)

/** Forgets everything on this device whose name begins so. */
export function forgetOnDevice(beginning: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i))
    for (const key of keys) if (key?.startsWith(beginning)) localStorage.removeItem(key)
  } catch {}
}

/** The storage is looked up at every use, because looking it up is what some browsers refuse. */
function createStorage(find: () => Storage): BrowserStorage {
  const ask = <Answer>(question: (storage: Storage) => Answer, refused: Answer): Answer => {
    try {
      return question(find())
    } catch {
      return refused
    }
  }
  const keep = (key: string, text: string) =>
    ask((storage) => {
      storage.setItem(key, text)
      return true
    }, false)
  return {
    read: (key) => ask((storage) => storage.getItem(key), null),
    readValue: (key) => ask<unknown>((storage) => JSON.parse(storage.getItem(key) ?? 'null'), null),
    keep,
    keepValue: (key, value) => keep(key, JSON.stringify(value)),
    forget: (key) => ask((storage) => storage.removeItem(key), undefined),
  }
}
