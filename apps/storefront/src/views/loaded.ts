/** A page's words about itself to browsers, search engines and chats; the site's own values fill the gaps. */
export interface Head {
  readonly title?: string
  readonly description?: string
  /** The picture of a shared link, as a path or an address. */
  readonly picture?: string | null
  /** The placeholders of its pictures. */
  readonly blurs?: readonly string[]
  /** The same page as schema.org data. */
  readonly structured?: readonly object[]
}

/** The return value of a loader: the screen's data and the page's head, or where the visitor is sent. */
export type Loaded<Data> = { readonly data: Data; readonly head?: Head } | Elsewhere

export interface Elsewhere {
  readonly elsewhere: string
}
