import { sessionHours } from '@comanda/rules/door/door-times'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffTokens } from './staff-door.ts'

const names = { session: 'comanda-staff', device: 'comanda-device' } as const

/** A device stays paired until it is revoked; browsers keep no cookie for longer than this. */
const seconds = { session: sessionHours * 3600, device: 400 * 86_400 } as const

const toName = (which: keyof StaffTokens, secure: boolean) => (secure ? `__Host-${names[which]}` : names[which])

export function readStaffTokens({ cookies }: FastifyRequest, secure: boolean): StaffTokens {
  return { session: cookies[toName('session', secure)], device: cookies[toName('device', secure)] }
}

/** No script reads them, and no other site's page sends them along. */
export function writeStaffToken(
  reply: FastifyReply,
  secure: boolean,
  { which, token }: { readonly which: keyof StaffTokens; readonly token: string },
): void {
  const manner = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  reply.setCookie(toName(which, secure), token, { ...manner, maxAge: token === '' ? 0 : seconds[which] })
}
