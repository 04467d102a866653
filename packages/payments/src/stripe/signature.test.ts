import { expect, it, test } from 'vitest'
import { isSigned } from './signature.ts'

const signed = '4c15fb2a43f93ef61eaa3e0893866d57cad9cad4223242cfb96f362480cb4021'
const message = (header: string, receivedAt = 1_700_000_000_000) => ({
  headers: { 'stripe-signature': header },
  body: '{"id":"evt_1","object":"event"}',
  receivedAt,
})

it('knows the signature that Stripe’s own library makes', () => {
  expect(isSigned(message(`t=1700000000,v1=${signed}`), 'whsec_test')).toBe(true)
  expect(isSigned(message(`t=1700000000,v1=${'0'.repeat(64)},v1=${signed}`), 'whsec_test')).toBe(true)
})

test.each([
  ['another key', message(`t=1700000000,v1=${signed}`), 'whsec_other'],
  ['an empty key', message(`t=1700000000,v1=${signed}`), ''],
  ['another time', message(`t=1700000001,v1=${signed}`), 'whsec_test'],
  ['a time long ago', message(`t=1700000000,v1=${signed}`, 1_700_000_301_000), 'whsec_test'],
  ['half a signature', message(`t=1700000000,v1=${signed.slice(0, 32)}`), 'whsec_test'],
  ['an older scheme', message(`t=1700000000,v0=${signed}`), 'whsec_test'],
  ['nothing', message(''), 'whsec_test'],
])('is not taken in by %s', (_what, forged, key) => expect(isSigned(forged, key)).toBe(false))
