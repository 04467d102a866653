/** What a page says of itself to browsers, search engines and chats; what is left out is said by the site. */
export interface Head {
  readonly title?: string
  readonly description?: string
  /** What a shared link shows, as a path or an address. */
  readonly picture?: string | null
  /** The place-holders of its pictures. */
  readonly blurs?: readonly string[]
  /** The same page in the words of schema.org. */
  readonly structured?: readonly object[]
}

/** What a loader answers: what the screen shows and what the page says of itself, or where the visitor is sent. */
export type Loaded<Data> = { readonly data: Data; readonly head?: Head } | Elsewhere

export interface Elsewhere {
  readonly elsewhere: string
}
