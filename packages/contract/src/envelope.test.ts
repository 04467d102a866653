import { type SessionId, type SiteId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { expect, it } from 'vitest'
import { envelopeParameters, nowhere, writeEnvelope } from './envelope.ts'

const sender = {
  keys: { apiUrl: '/api', siteId: toId<SiteId>(7), publicKey: 'key', password: 'word', time: 0 as Instant },
  session: () => ({ token: 'token', sessionId: toId<SessionId>('visitor') }),
  standing: nowhere,
}

it('signs with the hour, in whole milliseconds [API-005]', () => {
  expect(writeEnvelope(sender, { caller: 'visitor' }, 1_770_000_000_000.4)).toMatchObject({
    time: '1770000000000',
    // sha256 of «word1770000000000»
    secret_key: '13dbab12b2994436fbce38ac588c30950e742b65ec04ca551fd0d664f2033926',
  })
})

it('uses the names it is documented with', () => {
  for (const name of Object.keys(writeEnvelope(sender, { caller: 'visitor' }, 0))) {
    expect(envelopeParameters).toHaveProperty(name)
  }
})
