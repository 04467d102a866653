/** A browser's storage in a test; what it keeps are its own members, as in a browser. */
export function aStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & Record<string, unknown> {
  const kept: Record<string, unknown> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
  return kept as ReturnType<typeof aStorage>
}
