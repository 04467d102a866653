import { vi } from 'vitest'

type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser's storage in a test, with what it keeps. */
export function aStorage(kept = new Map<string, string>()): KeptTexts {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
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
