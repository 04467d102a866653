import type { SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { saveOutgoing } from '../outbox/outbox.repository.ts'
import { toMailSpeech } from './mail-kind.ts'
import { type MailFacts, type MailName, mailKinds } from './mail-kinds.ts'
import { getMailLook, type MailLook } from './mail-look.repository.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export interface MailToPost<Name extends MailName> {
  readonly siteId: SiteId
  /** The same key never leaves twice. */
  readonly key: string
  readonly recipient: string
  readonly language: LanguageCode
  readonly facts: MailFacts[Name]
  /** The sender who answers; the site where nobody is named. */
  readonly replyTo?: string
  /** Not before then. */
  readonly dueAt?: Instant
  /** Given where others wait for this transaction: it was read before they did. */
  readonly look?: MailLook
}

/** Puts a mail in the outbox, in the transaction of what causes it: both happen or neither. */
export async function postMail<Name extends MailName>(tx: Tx, name: Name, mail: MailToPost<Name>): Promise<void> {
  const { siteId, key, recipient, language, facts, replyTo, dueAt } = mail
  const look = mail.look ?? (await getMailLook(tx, siteId))
  const speech = toMailSpeech(language, look.site)
  const kind = mailKinds[name]
  const parts = kind.parts(facts, speech)
  await saveOutgoing(tx, {
    siteId,
    channel: 'mail',
    key,
    recipient,
    subject: onOneLine(kind.subject(facts, speech)),
    body: renderText(parts, speech),
    html: renderHtml({ title: kind.title(facts, speech), parts, look }, speech),
    senderName: look.site,
    replyTo: replyTo ?? look.email,
    attachments: kind.attachments?.(facts, speech) ?? [],
    ...(dueAt !== undefined && { dueAt }),
  })
}

/** A line break in a subject would begin a header of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
