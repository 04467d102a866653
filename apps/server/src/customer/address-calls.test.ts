import { randomUUID } from 'node:crypto'
import { postUserAddress } from '@comanda/contract/calls/address'
import type { AddressToSave } from '@comanda/contract/entities/saved-address'
import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { SavedAddress } from '@comanda/rules/customer/customer'
import { mostAddresses } from '@comanda/rules/customer/saved-addresses'
import { type AddressId, toId } from '@comanda/rules/ids'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { savedAddress } from '../database/schema/customer.ts'
import { accepted } from '../testing/accepted.ts'
import { siteId } from '../testing/database/rows.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const [ana, office, eva] = casaComanda.customers
if (ana === undefined || office === undefined || eva === undefined) throw new Error('the demo lacks customers')
const customerId = ana.customer.id

let house: TestApp
let visit: Visit
beforeEach(async () => {
  house = await createTestApp()
  visit = await house.visit({ as: ana.customer.email })
})
afterEach(() => house.close())

const draft: AddressToSave = {
  customerId,
  name: 'Pueblo',
  use: 'delivery',
  isDefault: false,
  address: {
    street: 'Camino de la Prueba',
    number: '7',
    floor: '1',
    block: '',
    door: 'A',
    stairs: '',
    postalCode: '28013',
    city: 'Madrid',
    province: 'Madrid',
  },
}
const list = () => accepted(visit.client.getUserAddresses({ customerId }))
const defaultsOf = (saved: readonly SavedAddress[], use: SavedAddress['use']) =>
  saved.filter((one) => one.use === use && one.isDefault).map(({ name }) => name)

describe('the addresses of a customer', () => {
  it('are read, defaults first, with everything they were saved with [API-024] [ACCOUNT-027]', async () => {
    const saved = await list()
    expect(saved).toHaveLength(ana.addresses.length)
    expect(saved).toEqual(expect.arrayContaining([...ana.addresses]))
    expect(saved.map(({ isDefault }) => isDefault)).toEqual([true, true, false])
  })

  it('have one default per use, told by its own call [API-025] [ACCOUNT-028] [OPEN-076]', async () => {
    for (const use of ['delivery', 'billing'] as const) {
      const expected = ana.addresses.find((one) => one.use === use && one.isDefault)
      expect(await visit.client.getUserDefaultAddress({ customerId, use })).toEqual(expected)
    }
    const other = await house.visit({ as: office.customer.email })
    const asked = { customerId: office.customer.id, use: 'billing' } as const
    expect(await other.client.getUserDefaultAddress(asked)).toMatchObject({ refused: 'address-not-found' })
  })

  it('are sent as the documents list them [ACCOUNT-024] [ACCOUNT-025]', () => {
    expect(z.encode(postUserAddress.request, { ...draft, isDefault: true })).toEqual({
      customer_id: customerId,
      name: 'Pueblo',
      tipo: 'domicilio',
      principal: 1,
      address: 'Camino de la Prueba',
      number: '7',
      additional_address: '1||A|',
      postal_code: '28013',
      city: 'Madrid',
      province: 'Madrid',
    })
    expect(z.encode(postUserAddress.request, { ...draft, use: 'billing', isDefault: false })).toMatchObject({
      tipo: 'facturacion',
      principal: 0,
    })
  })
})

/** Missing, blank, too long, not storable, unknown, hostile. */
const wrongs = [
  { address: '' },
  { address: '   ' },
  { number: '' },
  { postal_code: '' },
  { city: '' },
  { province: '' },
  { address: 'a'.repeat(121) },
  { additional_address: 'a'.repeat(84) },
  { city: 'Ma\u0000drid' },
  { tipo: 'otra' },
  { customer_id: "1' or '1'='1" },
]

describe('writing an address', () => {
  it('adds it and answers its id [API-026]', async () => {
    const { id } = await accepted(visit.client.postUserAddress(draft))
    const { customerId: _, ...kept } = draft
    expect(await list()).toContainEqual({ id, ...kept })
  })

  it('makes the first of its use the default, whatever was sent [ACCOUNT-026]', async () => {
    const guest = await house.visit({ as: eva.customer.email })
    await accepted(guest.client.postUserAddress({ ...draft, customerId: eva.customer.id }))
    expect(await guest.client.getUserAddresses({ customerId: eva.customer.id })).toMatchObject([{ isDefault: true }])
  })

  it('moves the default to the one that asks for it, of its use alone [ACCOUNT-028]', async () => {
    await accepted(visit.client.postUserAddress({ ...draft, isDefault: true }))
    const saved = await list()
    expect(defaultsOf(saved, 'delivery')).toEqual(['Pueblo'])
    expect(defaultsOf(saved, 'billing')).toEqual(['Facturación'])
  })

  it('changes one and says so [API-027]', async () => {
    const [first] = await list()
    const changed = { ...draft, id: first?.id ?? toId<AddressId>(''), use: 'billing', isDefault: true } as const
    expect(await visit.client.putUserAddress(changed)).toEqual({ status: 'OK', message: 'Dirección guardada' })
    const saved = await list()
    expect(defaultsOf(saved, 'billing')).toEqual(['Pueblo'])
    // The former default address for deliveries is gone; the other one became the default.
    expect(defaultsOf(saved, 'delivery')).toEqual(['Trabajo'])
  })

  it('cannot leave a use without its default', async () => {
    const home = (await list()).find((one) => one.name === 'Casa')
    if (home === undefined) throw new Error('the demo has no home')
    await accepted(visit.client.putUserAddress({ customerId, ...home, isDefault: false }))
    expect(defaultsOf(await list(), 'delivery')).toHaveLength(1)
  })

  it('deletes one, and the oldest that is left becomes the default [API-028] [ACCOUNT-029]', async () => {
    const home = (await list()).find((one) => one.name === 'Casa')
    const id = home?.id ?? toId<AddressId>('')
    expect(await visit.client.deleteUserAddress({ id })).toEqual({ status: 'OK', message: 'Dirección eliminada' })
    expect(defaultsOf(await list(), 'delivery')).toEqual(['Trabajo'])
    expect(await visit.client.deleteUserAddress({ id })).toMatchObject({ refused: 'address-not-found' })
  })

  it('keeps one default when two devices ask for it at the same moment', async () => {
    const other = await house.visit({ as: ana.customer.email })
    const wishes = Array.from({ length: 6 }, (_, index) => ({ ...draft, name: `n${index}`, isDefault: true }))
    const replies = await Promise.all(
      wishes.map((wish, index) => (index % 2 ? visit : other).client.postUserAddress(wish)),
    )
    expect(replies.filter(isRefusal)).toEqual([])
    expect(defaultsOf(await list(), 'delivery')).toHaveLength(1)
  })

  it('has a limit', async () => {
    const { isDefault: _, address, name, use } = draft
    const rows = Array.from({ length: mostAddresses }, () => ({ siteId, customerId, name, use, ...address }))
    await house.database.db.insert(savedAddress).values(rows)
    expect(await visit.client.postUserAddress(draft)).toMatchObject({
      refused: 'addresses-full',
      message: expect.stringMatching(/dirección|direcciones/),
    })
  })

  it('refuses what is no address, and keeps nothing [ACCOUNT-030] [ERRORS-056]', async () => {
    const before = await list()
    const right = z.encode(postUserAddress.request, draft)
    const url = signedUrl(visit, '/Customeraddres')
    for (const wrong of wrongs) {
      const reply = await house.app.inject({ method: 'POST', url, payload: { ...right, ...wrong } })
      expect([wrong, reply.statusCode]).toEqual([wrong, 400])
      expect(reply.json()).toMatchObject({ status: 'ERROR', message: 'No hemos entendido la petición' })
    }
    expect(await list()).toEqual(before)
  })

  it('keeps what was typed as text, tags and quotes included', async () => {
    const name = `<img src=x onerror=alert(1)> '; drop table customer; --`
    const { id } = await accepted(visit.client.postUserAddress({ ...draft, name }))
    expect((await list()).find((one) => one.id === id)?.name).toBe(name)
  })
})

describe('the addresses of somebody else', () => {
  const foreign = office.addresses[0]?.id ?? toId<AddressId>('')
  const nobody = toId<AddressId>(randomUUID())

  it('are not told from none', async () => {
    const calls = [
      (id: AddressId) => visit.client.putUserAddress({ ...draft, id }),
      (id: AddressId) => visit.client.deleteUserAddress({ id }),
    ]
    for (const call of calls) {
      const told = await call(foreign)
      expect(told).toMatchObject({ refused: 'address-not-found' })
      expect(await call(nobody)).toEqual(told)
    }
    const other = await house.visit({ as: office.customer.email })
    expect(await other.client.getUserAddresses({ customerId: office.customer.id })).toEqual(office.addresses)
  })
})
