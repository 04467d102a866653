/** What every document of ours may load, post to and be framed by. */
const ownPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Server-rendered elements carry style attributes (place-holders, theme variables); they cannot run anything.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'report-uri': ['/csp-report'],
} as const satisfies ContentPolicy

/** The directives of which a page may be allowed more; nobody can widen the others. */
type OpenDirective = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'form-action'

/** The sources that something on a page needs beside our own. */
export type Allowed = { readonly [Directive in OpenDirective]?: readonly string[] }

type ContentPolicy = Readonly<Record<string, readonly string[]>>

export function mergeAllowed(...parts: readonly Allowed[]): Allowed {
  const merged: { [Directive in OpenDirective]?: readonly string[] } = {}
  for (const part of parts) {
    for (const directive of Object.keys(part) as OpenDirective[]) {
      const sources = [...(merged[directive] ?? []), ...(part[directive] ?? [])]
      merged[directive] = [...new Set(sources)]
    }
  }
  return merged
}

/** The header of a document that is allowed this beside what every document may do. */
export function printDocumentPolicy(allowed: Allowed = {}): string {
  const more: ContentPolicy = allowed
  return print(
    Object.fromEntries(
      Object.entries(ownPolicy).map(([directive, sources]) => [directive, [...sources, ...(more[directive] ?? [])]]),
    ),
  )
}

/** The header of what is no document: it loads nothing, whoever frames it. */
export function printDataPolicy(framedBy: "'none'" | "'self'"): string {
  return print({ 'default-src': ["'none'"], 'frame-ancestors': [framedBy] })
}

function print(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
}
