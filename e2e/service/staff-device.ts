import { randomUUID } from 'node:crypto'
import { demoPassword } from '@comanda/demo/demo-site'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { BrowserContext, Page } from '@playwright/test'
import { requestJson } from '../../apps/server/src/testing/http/request-json.ts'
import type { ServiceSite } from './house/sites.ts'
import { openDevice, type Screen, type Stage, toAddress } from './stage.ts'

const staffHost = 'staff.localhost'

/** The ways in have journeys of their own: here somebody is in at once, and stands before their screen. */
interface Entering {
  readonly site: ServiceSite
  /** Whoever signs in with a password; nobody does on a board. */
  readonly as?: string
  /** The device is paired, by the owner, in this store. */
  readonly device?: { readonly kind: DeviceKind; readonly name: string; readonly storeId: number }
  readonly path: string
  readonly viewport: Screen
}

export async function openStaffScreen(stage: Stage, { site, as, device, path, viewport }: Entering): Promise<Page> {
  const context = await openDevice(stage, viewport)
  if (device !== undefined) await keep(stage, context, await pair(stage, site, device))
  if (as !== undefined) await keep(stage, context, await signIn(stage, site, as))
  const page = await context.newPage()
  await page.goto(`${toAddress(stage, staffHost)}${path}`)
  return page
}

async function keep(stage: Stage, context: BrowserContext, cookies: ReadonlyMap<string, string>): Promise<void> {
  const url = toAddress(stage, staffHost)
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

async function pair(stage: Stage, site: ServiceSite, device: NonNullable<Entering['device']>) {
  const owner = await signIn(stage, site, 'direccion')
  const { code } = (await post(stage, 'devices/code', device, owner)).body as { code: string }
  return (await post(stage, 'devices/pair', { code })).cookies
}

async function signIn(stage: Stage, { host }: ServiceSite, mailbox: string): Promise<ReadonlyMap<string, string>> {
  const asked = { site: host, email: `${mailbox}@demo.example`, password: demoPassword }
  return (await post(stage, 'sign-in', asked)).cookies
}

/** Only browsers know names under localhost, so the host is a header. */
async function post({ house }: Stage, path: string, body: object, cookies: ReadonlyMap<string, string> = new Map()) {
  const { port } = new URL(house.url)
  const host = `${staffHost}:${port}`
  const reply = await requestJson(`http://127.0.0.1:${port}`, {
    method: 'POST',
    url: `/api/staff/${path}`,
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      'x-comanda-staff': '1',
      'idempotency-key': randomUUID(),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  })
  if (reply.status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(reply.body)}`)
  const given = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '')
  const pairs = given.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const)
  return { body: reply.body, cookies: new Map(pairs) }
}
