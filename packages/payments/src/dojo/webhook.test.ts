import { expect, it, test } from 'vitest'
import { isSignedBy, readEvent } from './webhook.ts'

// The vector of Dojo's own documentation.
const secret = 'ws_OYsyzcrH70GpJfs8MMkKpg'
const body =
  '{"id":"evt_hnnHxIKR_Uy6bhZCusCltw","event":"payment_intent.created","accountId":"acc_test","createdAt":"2022-02-01T13:07:41.8667859Z","data":{"paymentIntentId":"pi_vpwd4ooAPEqyNAQe4z89WQ","paymentStatus":"Created","captureMode":"Auto"}}'
const signature =
  'sha256=94-AC-93-67-D6-8B-69-6D-15-A2-C2-45-40-98-B5-E7-64-72-38-C5-1F-6D-32-D0-5F-CB-91-20-A9-20-64-F4'
const message = { headers: { 'dojo-signature': signature }, body, receivedAt: 0 }

it('a message of the documentation is believed, and names its intent', () => {
  expect(isSignedBy(message, secret)).toBe(true)
  expect(readEvent(message)).toEqual({ id: 'evt_hnnHxIKR_Uy6bhZCusCltw', intentId: 'pi_vpwd4ooAPEqyNAQe4z89WQ' })
})

test.each([
  ['another secret', message, 'ws_other'],
  ['no secret', message, ''],
  ['another body', { ...message, body: `${body} ` }, secret],
  ['no signature', { ...message, headers: {} }, secret],
  ['a shorter signature', { ...message, headers: { 'dojo-signature': signature.slice(0, -3) } }, secret],
  ['hex without dashes', { ...message, headers: { 'dojo-signature': signature.replaceAll('-', '') } }, secret],
])('with %s it is not', (_title, told, key) => expect(isSignedBy(told, key)).toBe(false))
