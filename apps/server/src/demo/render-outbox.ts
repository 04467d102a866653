import { escapeHtml } from '../http/escape-html.ts'
import type { OutboxMessage } from '../outbox/outbox.repository.ts'

/** The list of messages, with the newest open: each as a mail program shows it and as plain text. */
export function renderOutbox(messages: readonly OutboxMessage[]): string {
  const list = messages.map((message, place) => renderMessage(message, place === 0)).join('\n')
  return `<p>Mail and text messages, the newest first. What says «sent» has left; everything else is only kept here.</p>
${list === '' ? '<p>Nothing has been written yet: place an order or book a table, then load this page again.</p>' : list}`
}

function renderMessage(message: OutboxMessage, isOpen: boolean): string {
  const { id, channel, recipient, subject, body, html, attachments } = message
  const files = attachments.map(
    ({ name }, place) => `<li><a href="/demo/outbox/${id}/file/${place}">${escapeHtml(name)}</a></li>`,
  )
  const title = subject === '' ? body.slice(0, 80) : subject
  return `<details${isOpen ? ' open' : ''}>
<summary><strong>${escapeHtml(title)}</strong> <span>${channel} to ${escapeHtml(recipient)} · ${toState(message)}</span></summary>
${html === null ? '' : `<iframe src="/demo/outbox/${id}/html" title="${escapeHtml(title)}" loading="lazy"></iframe>`}
${files.length === 0 ? '' : `<ul aria-label="Attachments">${files.join('')}</ul>`}
<h2>As plain text</h2>
<pre tabindex="0" aria-label="Text of «${escapeHtml(title)}»">${escapeHtml(body)}</pre>
</details>`
}

function toState({ state, sentAt, dueAt, lastError }: OutboxMessage): string {
  if (sentAt !== null) return `sent ${new Date(sentAt).toISOString()}`
  const due = dueAt === null ? '' : `, not before ${new Date(dueAt).toISOString()}`
  return `${state}${due}${lastError === null ? '' : ` (${escapeHtml(lastError)})`}`
}

export const outboxStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 56rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; }
h2 { font-size: 1rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0; }
summary { cursor: pointer; padding: .5rem 0; overflow-wrap: anywhere; }
summary span { display: block; opacity: .8; font-size: .875rem; }
iframe { width: 100%; height: 40rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`
