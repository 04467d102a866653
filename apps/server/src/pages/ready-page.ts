import type { RenderedPage } from '@comanda/contract/pages'
import { type Allowed, hashStyle } from '../http/content-policy.ts'
import { type ReadyBytes, toReadyBytes } from '../http/ready-bytes.ts'

/** A page ready to be sent. */
export interface ReadyPage extends ReadyBytes {
  /** Its inline styles, by their hashes. */
  readonly allowed: Allowed
}

export async function toReadyPage({ html, styles }: Pick<RenderedPage, 'html' | 'styles'>): Promise<ReadyPage> {
  return { ...(await toReadyBytes(html)), allowed: { 'style-src': styles.map(hashStyle) } }
}
