import { createHash, randomUUID } from 'node:crypto'
import { type LoggedIn, postCustomer } from '@comanda/contract/calls/customer'
import { getStores } from '@comanda/contract/calls/venue'
import type { NewCustomer } from '@comanda/contract/entities/customer'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { isRefusal } from '@comanda/contract/refusals'
import { toQuery } from '@comanda/contract/send'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoPassword } from '@comanda/demo/demo-site'
import { type CustomerId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { customer, passwordReset } from '../database/schema/customer.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { idempotencyRecord, tryCount, visitorSession } from '../database/schema/session.ts'
import { forgetTries } from '../session/forget-tries.job.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

let house: TestApp
let now = testNow as Instant
beforeEach(async () => {
  now = testNow as Instant
  house = await createTestApp({ now: () => now })
})
afterEach(() => house.close())

const ana = casaComanda.customers[0]?.customer
if (ana === undefined) throw new Error('the demo has no customer')
const { email } = ana
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const right = { email, password: sha256(demoPassword) }
const eva: NewCustomer & { confirmed: boolean } = {
  kind: 'person',
  name: 'Eva',
  identification: '',
  email: 'Nora@demo.example',
  phone: '600000009',
  password: 'una-clave-larga',
  confirmed: true,
  acceptsMarketing: false,
}

/** The visit's own calls, with the token held now. */
function holding(visit: Visit, token = visit.session.token) {
  const ask = async (method: 'GET' | 'POST', path: string, body: object = {}, more: Record<string, string> = {}) => {
    const session = () => ({ ...visit.session, token })
    const query = writeEnvelope({ keys: visit.keys, session, standing: nowhere }, getStores, now)
    const reply = await house.app.inject({
      method,
      url: `/api${path}${toQuery({ ...query, ...(method === 'GET' ? body : {}) })}`,
      headers: more,
      ...(method === 'GET' ? {} : { payload: body }),
    })
    return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies }
  }
  return ask
}

async function logIn(visit: Visit = house): Promise<LoggedIn> {
  const reply = await visit.client.customerLogin(right)
  if (isRefusal(reply)) throw new Error(`refused: ${reply.refused}`)
  return reply
}

async function readMailedToken(): Promise<string> {
  const mails = await house.database.db.select().from(outboxMessage).orderBy(outboxMessage.createdAt)
  return mails.at(-1)?.body.match(/#([\w-]{43})/)?.[1] ?? ''
}

describe('POST /Customer/login', () => {
  it('answers status, id, name and a greeting to the hash of the password [API-012] [ACCOUNT-004] [OPEN-022]', async () => {
    const ask = holding(house)
    const { status, body, cookies } = await ask('POST', '/Customer/login', right)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'OK', id: ana.id, name: ana.name, message: `¡Hola ${ana.name}!` })
    expect(cookies).toMatchObject([
      { name: 'comanda-session', value: body.token, httpOnly: true },
      { name: 'session', value: `${body.token}.${body.session_id}` },
    ])
    const stored = await house.database.db.select().from(customer).where(eq(customer.email, email))
    expect(stored[0]?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await house.database.db.select().from(idempotencyRecord)).toEqual([])
  })

  it('goes on under a new token: one that was known before opens nothing', async () => {
    const { session } = await logIn()
    expect(session.sessionId).toBe(house.session.sessionId)
    expect(session.token).not.toBe(house.session.token)
    const planted = await holding(house)('GET', '/Customer', { id: ana.id })
    expect(planted.body.code).toBe('session-unknown')
    expect((await holding(house)('GET', '/Stores')).body.code).toBe('session-unknown')
    expect((await holding(house, session.token)('GET', '/Customer', { id: ana.id })).status).toBe(200)
  })

  it('begins another visit where somebody else was logged in: what theirs holds stays theirs', async () => {
    const first = await logIn()
    const other = casaComanda.customers[1]?.customer
    const ask = holding(house, first.session.token)
    const { body } = await ask('POST', '/Customer/login', { ...right, email: other?.email })
    expect(body).toMatchObject({ status: 'OK', id: other?.id })
    expect(body.session_id).not.toBe(first.session.sessionId)
    expect((await ask('GET', '/Stores')).body.code).toBe('session-expired')
  })

  it('says the same of a wrong password and of an address nobody has', async () => {
    const ask = holding(house)
    const wrong = await ask('POST', '/Customer/login', { ...right, password: sha256('wrong') })
    const nobody = await ask('POST', '/Customer/login', { ...right, email: 'nobody@demo.example' })
    expect(wrong.status).toBe(401)
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body])
    expect(wrong.body).toMatchObject({ status: 'ERROR', code: 'login-wrong' })
  })

  it('knows a customer on their own site alone', async () => {
    const elsewhere = await house.visit({ host: 'socios.localhost' })
    expect(await elsewhere.client.customerLogin(right)).toMatchObject({ refused: 'login-wrong' })
  })

  it('stops guessing after ten tries in a quarter of an hour, even with the right word, known or not', async () => {
    for (const address of [email, 'nobody@demo.example']) {
      const guess = (password: string) => house.client.customerLogin({ email: address, password: sha256(password) })
      for (let tries = 0; tries < 10; tries++) expect(await guess('wrong')).toMatchObject({ refused: 'login-wrong' })
      expect(await guess(demoPassword)).toMatchObject({ refused: 'too-many-requests' })
    }
    now = (testNow + 15 * 60_000) as Instant
    await logIn()
  })

  it('counts tries without writing down who tried, and forgets them after a day', async () => {
    await house.client.customerLogin({ ...right, password: sha256('wrong') })
    const rows = await house.database.db.select().from(tryCount)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('demo.example')
    await forgetTries(house.database.db, (testNow + 2 * 86_400_000) as Instant)
    expect(await house.database.db.select().from(tryCount)).toEqual([])
  })
})

describe('POST /Customer/logout', () => {
  it('ends the session and begins another as a guest [ACCOUNT-002]', async () => {
    const { session } = await logIn()
    const { body, cookies } = await holding(house, session.token)('POST', '/Customer/logout')
    expect(body).toMatchObject({ status: 'OK', token: expect.any(String) })
    expect(cookies).toMatchObject([{ name: 'comanda-session', value: body.token }, { name: 'session' }])
    expect(body.session_id).not.toBe(session.sessionId)
    const old = await holding(house, session.token)('GET', '/Customer', { id: ana.id })
    expect(old.body.code).toBe('session-expired')
    const guest = await holding(house, body.token)('GET', '/Customer', { id: ana.id })
    expect(guest.body.code).toBe('customer-only')
  })

  it('is felt at once on another instance too', async () => {
    const other = await createTestApp({ beside: house, now: () => now })
    try {
      const { session } = await logIn()
      const query = writeEnvelope({ keys: house.keys, session: () => session, standing: nowhere }, getStores, now)
      const look = () => other.app.inject(`/api/Customer${toQuery({ ...query, id: ana.id })}`)
      expect((await look()).statusCode).toBe(200)
      await holding(house, session.token)('POST', '/Customer/logout')
      expect((await look()).json().code).toBe('session-expired')
    } finally {
      await other.close()
    }
  })
})

describe('GET /Customer', () => {
  it('tells one’s own account, and nobody else’s from none [API-015] [ACCOUNT-001]', async () => {
    const { session } = await logIn()
    const ask = holding(house, session.token)
    expect((await ask('GET', '/Customer', { id: ana.id })).body).toMatchObject({
      id: ana.id,
      name: ana.name,
      email,
      phone: ana.phone,
      send_menu: expect.stringMatching(/^[01]$/),
      observaciones: expect.any(String),
    })
    const other = casaComanda.customers[1]?.customer.id ?? ''
    const foreign = await ask('GET', '/Customer', { id: other })
    const missing = await ask('GET', '/Customer', { id: randomUUID() })
    expect(foreign.status).toBe(404)
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
  })
})

describe('POST /Customer/save', () => {
  it('sends what the documents list [ACCOUNT-018]', () => {
    expect(z.encode(postCustomer.request, eva)).toEqual({
      type: '1',
      name: 'Eva',
      cif: '',
      email: 'Nora@demo.example',
      phone: '600000009',
      password: eva.password,
      confirmPassword: eva.password,
      send_menu: '0',
      web: 1,
    })
  })

  it('registers and lets in, under a new token [API-013]', async () => {
    const reply = await house.client.postCustomer(eva)
    if (isRefusal(reply)) throw new Error(reply.refused)
    expect(reply).toMatchObject({ name: 'Eva', message: '¡Hola Eva!' })
    expect(reply.session.token).not.toBe(house.session.token)
    expect((await holding(house, reply.session.token)('GET', '/Customer', { id: reply.customerId })).status).toBe(200)
    const next = await house.visit()
    expect(
      await next.client.customerLogin({ email: 'nora@demo.example', password: sha256(eva.password) }),
    ).toMatchObject({
      customerId: reply.customerId,
    })
    expect(JSON.stringify(await house.database.db.select().from(customer))).not.toContain(eva.password)
  })

  it.each([
    ['an address with an account', { email: email.toUpperCase() }, 'email-taken'],
    ['a short password', { password: 'siete77' }, 'password-too-short'],
    ['a confirmation that differs', { confirmed: false }, 'passwords-differ'],
    ['a company without its number', { kind: 'company' }, 'registration-incomplete'],
    ['a phone that is none', { phone: '12' }, 'registration-incomplete'],
  ] as const)('refuses %s', async (_name, change, code) => {
    expect(await house.client.postCustomer({ ...eva, ...change })).toMatchObject({ refused: code })
    expect((await holding(house)('GET', '/Stores')).status).toBe(200)
  })

  it('makes one account of two at the same moment', async () => {
    const visits = [await house.visit(), await house.visit()]
    const replies = await Promise.all(visits.map(({ client }) => client.postCustomer(eva)))
    expect(replies.filter(isRefusal)).toMatchObject([{ refused: 'email-taken' }])
  })
})

describe('POST /Customer/changePassword', () => {
  const change = { currentPassword: demoPassword, password: 'otra-clave-larga', confirmPassword: 'otra-clave-larga' }

  it('changes it, ends the other sessions and keeps this one [API-016] [ACCOUNT-013]', async () => {
    const elsewhere = await logIn(await house.visit())
    const { session } = await logIn()
    const ask = holding(house, session.token)
    const { status, body } = await ask('POST', '/Customer/changePassword', { id: ana.id, ...change })
    expect([status, body]).toEqual([200, { status: 'OK', message: 'Contraseña cambiada' }])
    expect((await ask('GET', '/Customer', { id: ana.id })).status).toBe(200)
    expect((await holding(house, elsewhere.session.token)('GET', '/Stores')).body.code).toBe('session-expired')
    const next = await house.visit()
    expect(await next.client.customerLogin(right)).toMatchObject({ refused: 'login-wrong' })
    expect(await next.client.customerLogin({ email, password: sha256(change.password) })).toMatchObject({
      customerId: ana.id,
    })
  })

  it.each([
    ['a wrong current password', { currentPassword: 'wrong' }, 'password-wrong'],
    ['a short new one', { password: 'corta', confirmPassword: 'corta' }, 'password-too-short'],
    ['a confirmation that differs', { confirmPassword: 'otra-cosa-larga' }, 'passwords-differ'],
    ['somebody else’s id', { id: randomUUID() }, 'customer-not-found'],
  ])('refuses %s [OPEN-021]', async (_name, wrong, code) => {
    const { session } = await logIn()
    const ask = holding(house, session.token)
    const { body } = await ask('POST', '/Customer/changePassword', { id: ana.id, ...change, ...wrong })
    expect(body).toMatchObject({ status: 'ERROR', code })
    expect(await (await house.visit()).client.customerLogin(right)).toMatchObject({ customerId: ana.id })
  })

  it('is for who is logged in', async () => {
    const reply = await house.client.updateCustomerPassword({ id: toId<CustomerId>(ana.id), ...change })
    expect(reply).toMatchObject({ refused: 'customer-only' })
  })

  it('leaves no quick hash of a password in the records of repeats', async () => {
    const { session } = await logIn()
    const key = { 'idempotency-key': randomUUID() }
    await holding(house, session.token)('POST', '/Customer/changePassword', { id: ana.id, ...change }, key)
    expect(await house.database.db.select().from(idempotencyRecord)).toEqual([])
  })
})

describe('POST /Customer/validateEmail', () => {
  it('mails a link that sets one password, once [API-017] [ACCOUNT-011]', async () => {
    const { session } = await logIn(await house.visit())
    expect(await house.client.recoverPassword({ email })).toMatchObject({ status: 'OK' })
    const token = await readMailedToken()
    expect(token).toHaveLength(43)
    const stored = await house.database.db.select().from(passwordReset)
    expect(Buffer.from(stored[0]?.tokenHash ?? []).toString('hex')).toBe(sha256(token))

    const reset = (password: string) => house.client.resetPassword({ token, password, confirmPassword: password })
    // A password that is too short does not use the link up.
    expect(await reset('corta')).toMatchObject({ refused: 'password-too-short' })
    expect(await reset('otra-clave-larga')).toMatchObject({ status: 'OK' })
    expect(await reset('y-otra-clave-mas')).toMatchObject({ refused: 'reset-link-used' })
    expect((await holding(house, session.token)('GET', '/Stores')).body.code).toBe('session-expired')
    expect(await house.client.customerLogin({ email, password: sha256('otra-clave-larga') })).toMatchObject({
      customerId: ana.id,
    })
  })

  it('answers alike where there is no such account, and mails nothing', async () => {
    const ask = holding(house)
    const known = await ask('POST', '/Customer/validateEmail', { email })
    const nobody = await ask('POST', '/Customer/validateEmail', { email: 'zoe@demo.example' })
    expect(nobody.status).toBe(known.status)
    expect(nobody.body.message.replace('zoe@', '')).toBe(known.body.message.replace('ana@', ''))
    expect(await house.database.db.select().from(outboxMessage)).toHaveLength(1)
  })

  it('takes one link of two used at the same moment', async () => {
    await house.client.recoverPassword({ email })
    const token = await readMailedToken()
    const use = (password: string) => house.client.resetPassword({ token, password, confirmPassword: password })
    const replies = await Promise.all([use('una-clave-larga'), use('otra-clave-larga')])
    expect(replies.filter(isRefusal)).toMatchObject([{ refused: 'reset-link-used' }])
  })

  it('lets a link live for half an hour, and only the last one', async () => {
    const use = (token: string) =>
      house.client.resetPassword({ token, password: 'una-clave-larga', confirmPassword: 'una-clave-larga' })
    await house.client.recoverPassword({ email })
    const first = await readMailedToken()
    await house.client.recoverPassword({ email })
    expect(await use(first)).toMatchObject({ refused: 'reset-link-used' })
    const mails = await house.database.db.select().from(outboxMessage)
    const second = mails.map(({ body }) => body.match(/#([\w-]{43})/)?.[1] ?? '').find((token) => token !== first) ?? ''
    now = (testNow + 30 * 60_000) as Instant
    expect(await use(second)).toMatchObject({ refused: 'reset-link-used' })
    now = (testNow + 30 * 60_000 - 1) as Instant
    expect(await use(second)).toMatchObject({ status: 'OK' })
  })

  it('mails a link to the site’s own host, whatever host the request names', async () => {
    const query = writeEnvelope({ keys: house.keys, session: () => house.session, standing: nowhere }, getStores, now)
    const url = `/api/Customer/validateEmail${toQuery(query)}`
    await house.app.inject({ method: 'POST', url, payload: { email }, headers: { host: 'evil.example' } })
    const [mail] = await house.database.db.select().from(outboxMessage)
    expect(mail?.body).toContain('http://localhost/account/resetpassword#')
    expect(mail?.body).not.toContain('evil')
  })

  it('writes three mails to one address in a quarter of an hour, known or not', async () => {
    for (const address of [email, 'zoe@demo.example']) {
      for (let sent = 0; sent < 3; sent++) await house.client.recoverPassword({ email: address })
      expect(await house.client.recoverPassword({ email: address })).toMatchObject({ refused: 'too-many-requests' })
    }
  })
})

it('keeps no session of a customer whose row says it ended', async () => {
  const { session } = await logIn()
  await house.database.db.update(visitorSession).set({ endedAt: now }).where(eq(visitorSession.id, session.sessionId))
  expect((await holding(house, session.token)('GET', '/Customer', { id: ana.id })).body.code).toBe('session-expired')
})

describe('recovery', () => {
  it('takes its time whether or not there is such an account [F-066]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const wait = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => {
      // Both, in this order: each puts back what it found, and neither finds the other's.
      vi.restoreAllMocks()
      vi.useRealTimers()
    })
    for (const email of ['eva@demo.example', 'nobody-at-all@demo.example']) {
      wait.mockClear()
      let isAnswered = false
      const answer = house.client.recoverPassword({ email }).finally(() => {
        isAnswered = true
      })
      // The work is done in no time by this clock: what is left is the whole quarter of a second.
      await until(() => wait.mock.calls.some(([, ms]) => ms === 250))
      await vi.advanceTimersByTimeAsync(249)
      expect(isAnswered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await answer).toMatchObject({ status: 'OK' })
    }
  })
})
