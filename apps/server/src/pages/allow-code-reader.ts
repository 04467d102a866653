import { listSiteModes } from '@comanda/rules/venue/offered-modes'
import type { Website } from '@comanda/rules/website/website'
import type { Allowed } from '../http/content-policy.ts'

/** Where tables order by their codes, the code reader may be compiled: WebAssembly, never text (SETUP-022). */
export function allowCodeReader(website: Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings'>): Allowed {
  return listSiteModes(website).includes('table') ? { 'script-src': ["'wasm-unsafe-eval'"] } : {}
}
