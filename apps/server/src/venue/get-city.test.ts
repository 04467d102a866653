import { openStandIn } from '@comanda/sandbox/geolocation/stand-in'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createFindCity } from './find-city.ts'

let sandbox: Sandbox
let shop: TestApp
beforeAll(async () => {
  sandbox = await startSandbox(['geolocation'])
  shop = await createTestApp({ findCity: createFindCity(`${sandbox.url}/geolocation`) })
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

it('asks a geolocation service where the visitor’s connection is [SETUP-054] [API-101] [F-041]', async () => {
  const before = sandbox.books(openStandIn).length
  expect(await shop.client.getCity({})).toEqual({ city: 'Madrid', province: 'Madrid', postalCode: '28013' })
  expect(sandbox.books(openStandIn).slice(before)).toEqual(['127.0.0.1'])
})

it.each(['refuse', 'silent', 'error', 'html', 'truncated', 'reset-after'] as const)(
  'says kindly that it does not know when the service fails with «%s» [SETUP-054] [OPEN-010]',
  async (fault) => {
    sandbox.knobs.failNext('/geolocation', fault)
    expect(await shop.client.getCity({})).toMatchObject({
      refused: 'city-unknown',
      message: 'No hemos podido averiguar tu ciudad. Escríbela, por favor.',
    })
  },
)

it('is not asked where no service is set up, and the call says so [OPEN-010]', async () => {
  const alone = await createTestApp()
  expect(await alone.client.getCity({})).toMatchObject({ refused: 'city-unknown' })
  await alone.close()
})
