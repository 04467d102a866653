import { demoPassword, demoPin } from '@comanda/demo/demo-site'
import { pinLockMinutes, pinTries, pinTriesToShut } from '@comanda/rules/door/pin'
import { type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { countHashes } from '../testing/team/count-hashes.ts'
import { openStaffBrowser, pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { pairingCodes, personPinTries } from './limit-door.ts'

const storeId = toId<StoreId>(1)
const [owner, waiter, cashier] = [toId<StaffId>(1), toId<StaffId>(3), toId<StaffId>(6)]
const lockMs = pinLockMinutes * 60_000

let shop: TestApp
let now: Instant
// What was guessed against a person counts for hours, on every device.
beforeEach(async () => {
  now = testNow
  shop = await createTestApp({ now: () => now })
})
afterEach(() => shop.close())

const wrong = (device: StaffBrowser) => device.enterPin({ staffId: waiter, pin: '1379' })
const right = (device: StaffBrowser, staffId: StaffId = waiter) => device.enterPin({ staffId, pin: demoPin })
const openTill = () => pairAt(shop, { storeId, kind: 'till' }, now)

describe('a PIN', () => {
  it('is nothing without a living device, and not even looked at [DAY-014]', async () => {
    const before = await countHashes(shop)
    const nowhere = openStaffBrowser(shop)
    const forged = openStaffBrowser(shop)
    forged.cookies.set('comanda-device', 'x'.repeat(43))
    for (const browser of [nowhere, forged]) {
      expect(await right(browser)).toMatchObject({ refused: 'device-unknown' })
      expect(await wrong(browser)).toMatchObject({ refused: 'device-unknown' })
    }
    expect(await countHashes(shop)).toBe(before)
  })

  it('is kept as argon2id [DAY-013]', async () => {
    const { rows } = await shop.database.db.execute<{ pin_hash: string }>(sql`select pin_hash from staff`)
    for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^\$argon2id\$/)
  })

  it('that is wrong five times locks for five minutes; a right one clears the count [DAY-015]', async () => {
    const till = await openTill()
    for (let count = 1; count < pinTries; count += 1) expect(await wrong(till)).toMatchObject({ refused: 'pin-wrong' })
    await accepted(right(till))
    for (let count = 0; count < pinTries; count += 1) expect(await wrong(till)).toMatchObject({ refused: 'pin-wrong' })
    const before = await countHashes(shop)
    expect(await right(till)).toMatchObject({ refused: 'pin-locked', details: { seconds: pinLockMinutes * 60 } })
    now = later(now, lockMs - 1_000)
    expect(await wrong(till)).toMatchObject({ refused: 'pin-locked', details: { seconds: 1 } })
    expect(await countHashes(shop)).toBe(before)
    now = later(now, 1_000)
    await accepted(right(till))
  })

  it('that is wrong twenty times shuts the tile there, until a manager comes with a password [DAY-016]', async () => {
    const [till, another] = [await openTill(), await openTill()]
    // The count of nineteen, as it stands after three locks: hashes are slow on purpose.
    await setTries(till, pinTriesToShut - 1)
    expect(await wrong(till)).toMatchObject({ refused: 'pin-wrong' })
    now = later(now, 24 * 3_600_000)
    expect(await right(till)).toMatchObject({ refused: 'pin-shut' })
    expect(await accepted(till.listTiles({}))).toContainEqual(
      expect.objectContaining({ staffId: waiter, isShut: true }),
    )
    await accepted(right(till, cashier))
    await accepted(right(another))
    const sign = (mailbox: string) =>
      accepted(till.signIn({ site: 'localhost', email: `${mailbox}@demo.example`, password: demoPassword }))
    await sign('caja')
    expect(await right(till)).toMatchObject({ refused: 'pin-shut' })
    await sign('encargado')
    await accepted(right(till))
  })

  it('is not guessed by a flood over twenty connections, costs twenty hashes, and stops nobody else [DAY-017]', async () => {
    const till = await openTill()
    const before = await countHashes(shop)
    // After twenty wrong ones nothing is looked at any more: ten thousand would only take longer.
    const tries = 600
    let [sent, opened] = [0, 0]
    const guess = async () => {
      while (sent < tries) {
        sent += 1
        // Every lock is waited for, so that nothing but the count itself stops the guesser.
        if (sent % 30 === 0) now = later(now, lockMs)
        const told = await wrong(till)
        if (!('refused' in told)) opened += 1
      }
    }
    await Promise.all(Array.from({ length: 20 }, guess))
    expect([sent >= tries, opened]).toEqual([true, 0])
    expect((await countHashes(shop)) - before).toBe(pinTriesToShut)
    await accepted(right(till, cashier))
  }, 120_000)

  it('is guessed no better on ten devices than on one; its person has a password meanwhile [F-202]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const before = await countHashes(shop)
    for (let device = 0; device < 10; device += 1) {
      const asked = { storeId, kind: 'till', name: `Caja ${device}` } as const
      const { code } = await accepted(manager.makePairingCode(asked))
      const till = openStaffBrowser(shop, `10.3.0.${device}`)
      await accepted(till.pairDevice({ code }))
      for (let count = 0; count < pinTries; count += 1) await till.enterPin({ staffId: owner, pin: '1379' })
    }
    expect((await countHashes(shop)) - before).toBe(personPinTries)
    const till = await openTill()
    expect(await right(till, owner)).toMatchObject({ refused: 'pin-locked' })
    await accepted(right(till, cashier))
    await accepted(till.signIn({ site: 'localhost', email: 'direccion@demo.example', password: demoPassword }))
    now = later(now, 15 * 60_000)
    // Right ones are no guesses, however many.
    for (let count = 0; count <= personPinTries; count += 1) await accepted(right(till, owner))
  })

  it('is tried on no more devices than somebody sets up in an evening [F-202]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const make = () => manager.makePairingCode({ storeId, kind: 'phone', name: 'Sala' })
    for (let count = 0; count < pairingCodes; count += 1) await accepted(make())
    expect(await make()).toMatchObject({ refused: 'too-many-requests' })
    now = later(now, 15 * 60_000)
    await accepted(make())
  })
})

async function setTries(device: StaffBrowser, inAll: number): Promise<void> {
  const { device: here } = await accepted(device.whoAmI({}))
  await shop.database.db.execute(sql`
    insert into pin_tries (site_id, device_id, staff_id, wrong, in_all) values (1, ${here?.deviceId}, ${waiter}, 0, ${inAll})`)
}
