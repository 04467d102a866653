const loading = new Map<string, Promise<void>>()

/** Loads a provider's own script from the provider's own host, only once. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const coming = new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => done()
    script.onerror = () => {
      loading.delete(address)
      fail(new Error('a provider’s script could not be loaded'))
    }
    document.head.append(script)
  })
  loading.set(address, coming)
  return coming
}
