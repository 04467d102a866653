import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { signIn } from '@comanda/contract/calls/staff/door'
import { isRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import { createStaffClient, type StaffClient } from '@comanda/contract/staff-client'
import { demoPassword } from '@comanda/demo/demo-site'
import { requestJson } from '../http/request-json.ts'

/** Somebody of the demo, signed in on the staff's host of a server that runs. */
export interface StaffDesk {
  readonly client: StaffClient
  /** What a request of this person needs besides its own. */
  readonly headers: Readonly<Record<string, string>>
  /** Opens a board's line; every message is told with the moment at which it came. */
  readonly listen: (topics: string, hear: (text: string, at: number) => void) => Promise<StaffLine>
  /** The same person in the same session, at another instance of the deployment. */
  readonly goTo: (origin: string) => StaffDesk
}

export interface StaffLine {
  readonly close: () => void
}

const host = 'staff.localhost'

export async function openStaffDesk(origin: string, mailbox: string): Promise<StaffDesk> {
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const desk = sitDown(origin, headers)
  const email = `${mailbox}@demo.example`
  const entered = await desk.client.call(signIn, { site: 'localhost', email, password: demoPassword })
  if (isRefusal(entered)) throw new Error(`${email} was refused: ${entered.refused}`)
  return desk
}

function sitDown(origin: string, headers: Record<string, string>): StaffDesk {
  return {
    client: createStaffClient({ send: sendAs(origin, headers), newKey: randomUUID }),
    headers,
    listen: (topics, hear) => listen(`${origin}/api/staff/live?topics=${topics}`, headers, hear),
    goTo: (other) => sitDown(other, headers),
  }
}

/** Keeps the cookies that it is given, in the headers of the next requests. */
function sendAs(origin: string, kept: Record<string, string>): Send {
  return async (asked) => {
    const told = await requestJson(origin, { ...asked, headers: { ...asked.headers, ...kept } })
    const given = told.headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0]).join('; ')
    if (given !== undefined) kept.cookie = given
    return { ...told, tag: told.headers.etag ?? null }
  }
}

function listen(
  url: string,
  headers: Readonly<Record<string, string>>,
  hear: (text: string, at: number) => void,
): Promise<StaffLine> {
  const { promise, resolve, reject } = Promise.withResolvers<StaffLine>()
  const line = get(url, { headers, agent: false }, (reply) => {
    if (reply.statusCode !== 200) reject(new Error(`a line was answered with ${reply.statusCode}`))
    reply.on('data', (chunk) => hear(String(chunk), performance.now()))
    // A line that is closed on purpose ends with an error too.
    reply.on('error', () => {})
    resolve({ close: () => line.destroy() })
  })
  line.on('error', reject)
  return promise
}
