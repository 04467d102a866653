import { isRefusal } from '@comanda/contract/refusals'
import { sha256 } from '@comanda/contract/wire/sha256'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoPassword } from '@comanda/demo/demo-site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { idempotencyRecord } from '../database/schema/session.ts'
import { accepted } from '../testing/accepted.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const [ana, office] = casaComanda.customers
if (ana === undefined || office === undefined) throw new Error('the demo lacks customers')
const { id } = ana.customer

let house: TestApp
let visit: Visit
beforeEach(async () => {
  house = await createTestApp()
  visit = await house.visit({ as: ana.customer.email })
})
afterEach(() => house.close())

const profile = { ...ana.customer, identification: '', currentPassword: '' }
const logIn = async (email: string) =>
  (await house.visit()).client.customerLogin({ email, password: sha256(demoPassword) })

it('changes what the customer says about themselves, and says so [API-014] [ACCOUNT-031]', async () => {
  const change = {
    ...profile,
    kind: 'company',
    name: 'Ana Demo e Hijas',
    identification: 'B12345678',
    phone: '+44 20 7946 0958',
    acceptsMarketing: false,
    notes: 'Sin cubiertos,\npor favor',
  } as const
  expect(await visit.client.updateCustomer(change)).toEqual({ status: 'OK', message: 'Datos guardados' })
  const { currentPassword: _, ...kept } = change
  expect(await visit.client.getUser({ id })).toEqual(kept)
})

it('keeps the other members of the wire where the documents put them: the id in the query', async () => {
  const body = { type: '1', name: 'Ana', cif: '', email: ana.customer.email, phone: '600000001', send_menu: '1' }
  const url = signedUrl(visit, '/Customer/update', { id })
  expect((await house.app.inject({ method: 'POST', url, payload: body })).json()).toMatchObject({ status: 'OK' })
  const foreign = signedUrl(visit, '/Customer/update', { id: office.customer.id })
  const reply = await house.app.inject({ method: 'POST', url: foreign, payload: { ...body, id } })
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'customer-not-found'])
})

it('takes another e-mail only with the password, and tells the old one', async () => {
  const moved = { ...profile, email: 'Ana.Nueva@demo.example' }
  expect(await visit.client.updateCustomer(moved)).toMatchObject({ refused: 'password-wrong' })
  expect(isRefusal(await logIn(ana.customer.email))).toBe(false)

  await accepted(house.client.recoverPassword({ email: ana.customer.email }))
  await accepted(visit.client.updateCustomer({ ...moved, currentPassword: demoPassword }))
  expect(await logIn('ana.nueva@demo.example')).toMatchObject({ customerId: id })
  expect(await logIn(ana.customer.email)).toMatchObject({ refused: 'login-wrong' })

  const mails = await house.database.db.select().from(outboxMessage)
  const notice = mails.find(({ subject }) => subject.includes('tu correo ha cambiado'))
  expect(notice).toMatchObject({ recipient: ana.customer.email })
  const link = mails.map(({ body }) => body.match(/#([\w-]{43})/)?.[1]).find(Boolean) ?? ''
  const password = 'una-clave-larga'
  expect(await house.client.resetPassword({ token: link, password, confirmPassword: password })).toMatchObject({
    refused: 'reset-link-used',
  })
  const records = await house.database.db.select().from(idempotencyRecord)
  expect(records.map(({ call }) => call)).toEqual(['recoverPassword'])
})

it('does not give two accounts one e-mail, even at the same moment', async () => {
  const taken = { ...profile, email: office.customer.email.toUpperCase(), currentPassword: demoPassword }
  expect(await visit.client.updateCustomer(taken)).toMatchObject({ refused: 'email-taken' })
  const other = await house.visit({ as: office.customer.email })
  const email = 'nuevo@demo.example'
  const wishes = [
    visit.client.updateCustomer({ ...profile, email, currentPassword: demoPassword }),
    other.client.updateCustomer({
      ...office.customer,
      identification: office.customer.identification ?? '',
      email,
      currentPassword: demoPassword,
    }),
  ]
  const told = await Promise.all(wishes)
  expect(told.filter(isRefusal)).toMatchObject([{ refused: 'email-taken' }])
})

it('stops guessing at the password through another e-mail', async () => {
  const guess = () => visit.client.updateCustomer({ ...profile, email: 'x@demo.example', currentPassword: 'wrong' })
  for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ refused: 'password-wrong' })
  expect(await guess()).toMatchObject({ refused: 'too-many-requests' })
})

it('refuses what is no profile, naming the field', async () => {
  const wrongs = [
    [{ kind: 'company' as const }, 'identification'],
    [{ phone: '12' }, 'phone'],
  ] as const
  for (const [wrong, parameter] of wrongs) {
    const told = await visit.client.updateCustomer({ ...profile, ...wrong })
    expect(told).toMatchObject({ refused: 'profile-incomplete', details: { parameter } })
  }
  const url = signedUrl(visit, '/Customer/update', { id })
  const right = { type: '1', name: 'Ana', cif: '', email: ana.customer.email, phone: '600000001', send_menu: '1' }
  for (const wrong of [{ name: ' ' }, { name: 'A\u0000' }, { email: 'ana@' }, { observaciones: 'x'.repeat(501) }]) {
    const reply = await house.app.inject({ method: 'POST', url, payload: { ...right, ...wrong } })
    expect(reply.json()).toMatchObject({ code: 'request-malformed' })
  }
})
