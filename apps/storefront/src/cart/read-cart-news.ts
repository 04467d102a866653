/** The version a cart has now, as told live; undefined for what says something else. */
export function readCartNews(data: string): number | undefined {
  try {
    const { kind, version } = JSON.parse(data) as { readonly kind?: unknown; readonly version?: unknown }
    const isKnown = kind === 'cart-changed' || kind === 'cart-closed'
    return isKnown && Number.isInteger(version) ? Number(version) : undefined
  } catch {
    return undefined
  }
}
