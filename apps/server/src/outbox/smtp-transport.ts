import { createTransport } from 'nodemailer'
import type { OutboxMessage } from './outbox.repository.ts'
import { toAttachmentFile } from './to-attachment-file.ts'
import type { Delivery, Transport } from './transport.ts'

export interface MailSettings {
  readonly url: string
  /** The address that mail is sent from; the name before it is the site's. */
  readonly from: string
}

const oneAddress = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/

/** All waits together are shorter than the time for which a message is claimed. */
const waits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** One connection per message, as the other side may have left a kept one. A password is never sent unencrypted. */
export function createSmtpTransport({ url, from }: MailSettings): Transport {
  const needsTls = new URL(url).username !== ''
  const smtp = createTransport({ ...waits, url, ...(needsTls && { requireTLS: true }) })
  return {
    async send(message) {
      // A text with a comma would be read as a list, and be sent to strangers.
      if (!oneAddress.test(message.recipient)) return { kind: 'refused', reason: 'not one mail address' }
      const mail = await toMail(message, from)
      try {
        await smtp.sendMail(mail)
        return { kind: 'sent' }
      } catch (error) {
        return toDelivery(error)
      }
    },
  }
}

async function toMail(message: OutboxMessage, from: string) {
  const { id, recipient, subject, body, html, senderName, replyTo, attachments } = message
  return {
    from: { name: senderName, address: from },
    to: { name: '', address: recipient },
    envelope: { from, to: [recipient] },
    ...(replyTo !== '' && { replyTo: { name: senderName, address: replyTo } }),
    subject,
    text: body,
    ...(html !== null && { html }),
    // The same on every try, so that a mailbox that got it twice can recognise it.
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: await Promise.all(attachments.map(toAttachmentFile)),
    // Text written by strangers must never name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Refused for ever, refused for now, or a server that does not answer or admits nobody. */
function toDelivery(error: unknown): Delivery {
  const { command, responseCode, message } = error as { command?: string; responseCode?: number; message: string }
  const reason = message.slice(0, 500)
  // Nodemailer checks an address before it connects.
  if (command === 'API') return { kind: 'refused', reason }
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutMessage || responseCode === undefined) return { kind: 'unreachable', reason }
  return { kind: responseCode >= 500 ? 'refused' : 'postponed', reason }
}
