import type { RenderedPage } from '@comanda/contract/pages'
import { type Allowed, hashInline } from '../http/content-policy.ts'
import { type ReadyBytes, toReadyBytes } from '../http/kept/ready-bytes.ts'

/** A page ready to be sent. */
export interface ReadyPage extends ReadyBytes {
  /** Its inline styles and scripts, by their hashes. */
  readonly allowed: Allowed
}

type Written = Pick<RenderedPage, 'html' | 'styles' | 'scripts'>

export async function toReadyPage({ html, styles, scripts }: Written): Promise<ReadyPage> {
  return {
    ...(await toReadyBytes(html)),
    allowed: { 'style-src': styles.map(hashInline), 'script-src': scripts.map(hashInline) },
  }
}
