import { createHash } from 'node:crypto'

/** The hosts that each of our documents may load, post to and be framed by. */
const ownPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Server-rendered elements have style attributes (placeholders, theme variables); they cannot run anything.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
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

/** The staff's pages load nothing from anywhere else, whatever a site has set (DAY-002). */
const staffPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
} as const satisfies ContentPolicy

/** The directives that a page may extend; the others are fixed. */
type OpenDirective = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action'

/** The sources that something on a page needs besides our own. */
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

/** The header of a document with these additions to what every document may do. */
export function printDocumentPolicy(allowed: Allowed = {}): string {
  const more: ContentPolicy = allowed
  return print(
    Object.fromEntries(
      Object.entries(ownPolicy).map(([directive, sources]) => [directive, [...sources, ...(more[directive] ?? [])]]),
    ),
  )
}

export function printStaffPolicy(styles: readonly string[]): string {
  return print({ ...staffPolicy, 'style-src': [...staffPolicy['style-src'], ...styles.map(hashInline)] })
}

/** How a policy names an inline style or script that it allows. */
export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The header of anything but a document: it may load nothing, whoever frames it. */
export function printDataPolicy(framedBy: "'none'" | "'self'"): string {
  return print({ 'default-src': ["'none'"], 'frame-ancestors': [framedBy] })
}

function print(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')
}

/**
 * What a document may ask of a device. A code is read by the camera, a board keeps its screen awake, and nothing else is
 * anybody's business here. A payment is left to its provider.
 */
const noDevices = ['geolocation', 'microphone', 'usb', 'serial', 'hid', 'bluetooth', 'midi', 'display-capture']
const noSensors = ['accelerometer', 'gyroscope', 'magnetometer']
export const devicePolicy = [
  'camera=(self)',
  'screen-wake-lock=(self)',
  ...[...noDevices, ...noSensors].map((device) => `${device}=()`),
].join(', ')
