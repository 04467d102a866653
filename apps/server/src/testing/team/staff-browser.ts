import { randomUUID } from 'node:crypto'
import { type StaffCallName, type StaffCalls, staffCalls } from '@comanda/contract/all-staff-calls'
import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import type { StaffCall } from '@comanda/contract/staff-call'
import { createStaffClient, type StaffCallOptions } from '@comanda/contract/staff-client'
import { demoPin } from '@comanda/demo/demo-site'
import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { Instant } from '@comanda/rules/time/calendar'
import type { InjectOptions } from 'fastify'
import { transact } from '../../database/transact.ts'
import { findAccount } from '../../team/admission.repository.ts'
import { makeToken } from '../../team/make-secret.ts'
import { saveStaffSession } from '../../team/staff-session.repository.ts'
import { accepted } from '../accepted.ts'
import { testNow } from '../database/test-cluster.ts'
import type { TestApp } from '../test-app.ts'

const staffHost = 'staff.localhost'
export const staffHeaders = { host: staffHost, origin: `http://${staffHost}`, 'x-comanda-staff': '1' }

/** Every staff call under its own name. */
type NamedStaffClient = {
  readonly [Name in StaffCallName]: (
    request: RequestOf<StaffCalls[Name]>,
    options?: StaffCallOptions,
  ) => Promise<ReplyOf<StaffCalls[Name]> | ToldRefusal>
}

/** A browser on the staff's host: it keeps the cookies that it is given. */
export interface StaffBrowser extends NamedStaffClient {
  readonly cookies: Map<string, string>
  readonly send: Send
}

export function openStaffBrowser({ app }: Pick<TestApp, 'app'>, address = '127.0.0.1'): StaffBrowser {
  const cookies = new Map<string, string>()
  const send: Send = async ({ method, url, headers, body }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: address,
      headers: { ...headers, ...staffHeaders, ...(cookie === '' ? {} : { cookie }) },
      ...(body === null ? {} : { payload: body }),
    }
    const reply = await app.inject(request)
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    const { etag } = reply.headers
    return {
      status: reply.statusCode,
      body: reply.body === '' ? null : reply.json(),
      tag: etag === undefined ? null : String(etag),
    }
  }
  const client = createStaffClient({ send, newKey: randomUUID })
  const calls = Object.entries(staffCalls).map(([name, row]) => [
    name,
    (request: never, options?: StaffCallOptions) => client.call(row as StaffCall, request, options),
  ])
  return { ...(Object.fromEntries(calls) as NamedStaffClient), cookies, send }
}

/** Somebody of the main demo site, signed in. The password is left out, because its hash is slow on purpose. */
export async function signInAs(shop: TestApp, mailbox: string, now: Instant = testNow): Promise<StaffBrowser> {
  const browser = openStaffBrowser(shop)
  const account = await findAccount(shop.database.db, 'localhost', `${mailbox}@demo.example`)
  if (account === undefined) throw new Error(`no demo person has the mailbox ${mailbox}`)
  const cookies = await letIn(shop, { siteId: shop.keys.siteId, staffId: account.staffId }, now)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

/** The cookies of a new session, whoever it is for. */
export async function letIn(
  shop: TestApp,
  person: { readonly siteId: SiteId; readonly staffId: StaffId },
  now: Instant = testNow,
): Promise<Map<string, string>> {
  const { plain, hash } = makeToken()
  await transact(shop.database.db, (tx) => saveStaffSession(tx, { ...person, tokenHash: hash, deviceId: null }, now))
  return new Map([['comanda-staff', plain]])
}

/** A device that the owner has paired. */
export async function pairAt(
  shop: TestApp,
  { storeId, kind = 'board' }: { readonly storeId: StoreId; readonly kind?: DeviceKind },
  now: Instant = testNow,
): Promise<StaffBrowser> {
  const owner = await signInAs(shop, 'direccion', now)
  const { code } = await accepted(owner.makePairingCode({ storeId, kind, name: `a ${kind}` }))
  const device = openStaffBrowser(shop)
  await accepted(device.pairDevice({ code }))
  return device
}

/** A demo person at a device, signed in with the PIN. */
export async function tapIn(device: StaffBrowser, staffId: StaffId): Promise<void> {
  await accepted(device.enterPin({ staffId, pin: demoPin }))
}
