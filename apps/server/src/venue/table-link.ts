import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ResourceId, StoreId } from '@comanda/rules/ids'
import { allowed, refuse, type Verdict } from '@comanda/rules/verdict'

export interface TablePlace {
  readonly storeId: StoreId
  readonly resourceId: ResourceId
  readonly position: number
}

/**
 * The keys that sign a site's table links: the site's secret, and the store's epoch, which staff change to end old
 * links.
 */
export interface LinkKey {
  readonly secret: string
  readonly epoch: number
}

/** 96 bits of it: enough against guessing, short enough for a code that is easy to scan. */
const signatureLength = 16

/** The `sig` of a table's link. */
export function signTableLink({ storeId, resourceId, position }: TablePlace, { secret, epoch }: LinkKey): string {
  const text = ['table', storeId, resourceId, position, epoch].join(':')
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, signatureLength)
}

export function checkTableLink(
  place: TablePlace,
  signature: string | null,
  key: LinkKey,
): Verdict<'code-to-read-again'> {
  const expected = Buffer.from(signTableLink(place, key))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected) ? allowed : refuse('code-to-read-again')
}
