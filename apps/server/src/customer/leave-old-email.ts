import type { Customer } from '@comanda/rules/customer/customer'
import type { CallContext } from '../call/context.ts'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import { useUpResets } from './password-reset.repository.ts'

interface Move {
  readonly before: Customer
  readonly next: string
}

/** Links mailed to the old address stop working, and it gets a mail, in case it was not the customer. */
export async function leaveOldEmail(tx: Tx, { before, next }: Move, context: CallContext): Promise<void> {
  const { siteId, now, language } = context
  await useUpResets(tx, siteId, before.id, now)
  await postMail(tx, 'email-moved', {
    siteId,
    key: `email-moved:${before.id}:${now}`,
    recipient: before.email,
    language,
    facts: { name: before.name, next },
  })
}
