import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Customer } from '@comanda/rules/customer/customer'
import type { CallContext } from '../call/context.ts'
import type { Tx } from '../database/database.ts'
import { postMail } from '../outbox/post-mail.ts'
import { useUpResets } from './password-reset.repository.ts'

interface Move {
  readonly before: Customer
  readonly next: string
  readonly site: string
}

/** Links mailed to the old address stop working, and it gets a mail, in case it was not the customer. */
export async function leaveOldEmail(tx: Tx, { before, next, site }: Move, context: CallContext): Promise<void> {
  const { siteId, now, language } = context
  const words = dictionaryOf(language).account
  await useUpResets(tx, siteId, before.id, now)
  await postMail(tx, {
    siteId,
    key: `email-moved:${before.id}:${now}`,
    recipient: before.email,
    subject: words.emailMovedSubject(site),
    body: words.emailMovedBody(before.name, next),
  })
}
