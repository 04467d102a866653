export interface CartNews {
  readonly kind: string
  /** The one the cart has now. */
  readonly version: number
}

/** What is told live of a cart; undefined for what a newer server may say. */
export function readCartNews(data: string): CartNews | undefined {
  try {
    const { kind, version } = JSON.parse(data) as { readonly kind?: unknown; readonly version?: unknown }
    return typeof kind === 'string' && Number.isInteger(version) ? { kind, version: Number(version) } : undefined
  } catch {
    return undefined
  }
}
