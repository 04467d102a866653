import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type SittingId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const wish = {
  storeId: storeIds.centro,
  sittingId: toId<SittingId>(102),
  date: getIsoDate('2026-11-21'),
  party: 2,
  name: 'Eva',
}

it('who could never be told is not put on the list: a phone number needs a way for text messages [F-004]', async () => {
  const house = await createTestApp({ sends: { mail: true, sms: false, shown: false } })
  const byPhone = { ...wish, email: '', phone: '611 222 333' }
  expect(await house.client.waitForTable(byPhone)).toMatchObject({ refused: 'wait-incomplete' })
  // An address is taken; there still are tables, so nobody has to wait.
  const byMail = { ...byPhone, email: 'eva@demo.example' }
  expect(await house.client.waitForTable(byMail)).toMatchObject({ refused: 'table-free' })
  await house.close()
})
