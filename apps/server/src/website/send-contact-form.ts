import type { sendContactForm as row } from '@comanda/contract/calls/website'
import { refusal } from '@comanda/contract/refusals'
import { toEmailKey } from '@comanda/rules/customer/email'
import { later } from '@comanda/rules/time/later'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { postMail } from '../mail/post-mail.ts'
import { countMessagesSince, saveContactMessage } from './contact-message.repository.ts'
import type { KeepsWebsites } from './load-website.ts'

/** Enough for a second message and a correction, too few to flood the venue's mailbox. */
const limits = { withinMs: 10 * 60_000, fromSender: 3, fromAnyone: 30 }

/** The message is stored and put in the outbox together; what the sender wrote stays plain text. */
export const sendContactForm: Handler<typeof row, KeepsWebsites> = async (
  { name, phone, message, ...form },
  { database, siteId, now, language, house },
) => {
  const { website } = await house.websites.get(siteId)
  const email = toEmailKey(form.email)
  return transact(database, async (tx) => {
    const recent = await countMessagesSince(tx, siteId, { email, since: later(now, -limits.withinMs) })
    if (recent.fromSender >= limits.fromSender || recent.fromAnyone >= limits.fromAnyone) {
      return refusal('too-many-requests')
    }
    const id = await saveContactMessage(tx, { siteId, name, email, phone, message, createdAt: now })
    await postMail(tx, 'contact-message', {
      siteId,
      key: `contact:${id}`,
      recipient: website.email,
      language: website.defaultLanguage,
      facts: { name, email, phone, message },
      replyTo: email,
    })
    await postMail(tx, 'contact-received', {
      siteId,
      key: `contact-received:${id}`,
      recipient: email,
      language,
      facts: {},
    })
    return { status: 'OK' as const }
  })
}
