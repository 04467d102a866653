import { vi } from 'vitest'

/** A browser's storage in a test, with what it keeps. */
export function aStorage(kept = new Map<string, string>()): Storage {
  return {
    get length() {
      return kept.size
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** A browser that keeps nothing, for the rest of a test: even to name its storage is refused. */
export function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}
