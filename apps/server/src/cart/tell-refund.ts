import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import type { PayingAttempt, ToldRefund } from '../subject/paid-subject.ts'

/** Whoever paid and left an address hears that money has gone back. */
export async function tellRefund(tx: Tx, { siteId, sale }: PayingAttempt, { amount, key }: ToldRefund): Promise<void> {
  if (sale === null || sale.contact.email === '') return
  const { contact, language } = sale
  const facts = { name: contact.fullName, amount }
  await postMail(tx, 'refund-made', { siteId, key: `refund:${key}`, recipient: contact.email, language, facts })
}
