import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { TestApp } from '../test-app.ts'
import type { StaffBrowser } from './staff-browser.ts'

interface StaffLine {
  readonly request: ClientRequest
  readonly reply: Promise<IncomingMessage>
}

/** A line of the staff's, asked by the staff's host, which no name server of a test knows. The app listens. */
export function openStaffLine(
  { app }: Pick<TestApp, 'app'>,
  { cookies }: Pick<StaffBrowser, 'cookies'>,
  asked: Readonly<Record<string, string>>,
): StaffLine {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { cookie, host: 'staff.localhost' }
  const path = `/api/staff/live?${new URLSearchParams(asked)}`
  const request = get({ host: '127.0.0.1', port, path, headers }, resolve)
  request.on('error', reject)
  return { request, reply: promise }
}
