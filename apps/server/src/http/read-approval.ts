import { type Refusal, refusal } from '@comanda/contract/refusals'
import { type StaffApproval, wireApproval } from '@comanda/contract/staff-approval'
import { z } from 'zod'

/** The colleague's tile and PIN that came beside a request, if they did. */
export function readApproval(body: unknown): StaffApproval | undefined | Refusal {
  const sent = (body as { approval?: unknown }).approval
  if (sent === undefined || sent === null) return undefined
  const read = z.safeDecode(wireApproval, sent as never)
  return read.success ? read.data : refusal('request-malformed', { parameter: 'approval' })
}

export function withoutApproval(body: unknown): unknown {
  const { approval: _, ...request } = body as { approval?: unknown }
  return request
}
