import { languages } from '@comanda/i18n/languages'
import { escapeHtml } from '../http/escape-html.ts'
import type { MailSpeech } from './mail-kind.ts'
import type { MailLook } from './mail-look.repository.ts'
import type { DishRow, FactRow, MailPart, SumRow } from './mail-part.ts'
import { toInk } from './to-ink.ts'

interface Drawing {
  readonly title: string
  readonly parts: readonly MailPart[]
  readonly look: MailLook
}

const ink = '#222222'
const muted = '#5c5c5c'
const line = '#e3e3e3'
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and inline styles: mail programs know little else. Nothing is fetched, nothing runs, free text stays text. */
export function renderHtml({ title, parts, look }: Drawing, { language, words, site }: MailSpeech): string {
  const { paper, text } = toInk(look.colour)
  const name = escapeHtml(site)
  const contact = [look.phone, look.email].filter((one) => one !== '').map(escapeHtml)
  return [
    `<!doctype html><html lang="${languages[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:0;background:#f4f4f4;color:${ink};${font};font-size:16px;line-height:1.5">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f4f4"><tr><td align="center" style="padding:16px 8px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:8px">',
    `<tr><td style="background:${paper};color:${text};border-radius:8px 8px 0 0;padding:20px 24px;font-size:18px;font-weight:bold">${name}</td></tr>`,
    '<tr><td style="padding:24px 24px 8px">',
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>`,
    ...parts.map((part) => renderPart(part, { paper, text })),
    '</td></tr>',
    `<tr><td style="border-top:1px solid ${line};padding:16px 24px;font-size:13px;color:${muted}">${escapeHtml(words.from(site))}${contact.length === 0 ? '' : `<br>${contact.join(' · ')}`}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n')
}

function renderPart(part: MailPart, { paper, text }: ReturnType<typeof toInk>): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${withBreaks(part.text)}</p>`
    case 'note':
      return `<p style="margin:0 0 16px;font-size:14px;color:${muted}">${withBreaks(part.text)}</p>`
    case 'quote':
      return `<p style="margin:0 0 16px;padding:12px 16px;background:#f4f4f4;border-left:4px solid ${paper}">${withBreaks(part.text)}</p>`
    case 'facts':
      return toTable(part.rows.map(renderFact))
    case 'dishes':
      return toTable(part.lines.map(renderDish))
    case 'sums':
      return toTable(part.rows.map(renderSum))
    case 'button':
      return [
        '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>',
        `<td style="background:${paper};border-radius:6px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:14px 24px;color:${text};font-weight:bold;text-decoration:none">${escapeHtml(part.label)}</a></td>`,
        '</tr></table>',
      ].join('')
  }
}

function toTable(rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

function renderFact([label, value]: FactRow): string {
  return `<tr><td valign="top" style="padding:4px 16px 4px 0;color:${muted};width:30%">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0">${withBreaks(value)}</td></tr>`
}

function renderDish({ dish, amount, under }: DishRow): string {
  const small = under.map((text) => `<br><span style="font-size:14px;color:${muted}">${withBreaks(text)}</span>`)
  return `<tr><td valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${line}">${escapeHtml(dish)}${small.join('')}</td><td valign="top" align="right" style="padding:8px 0;border-bottom:1px solid ${line};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}

const weights: Record<SumRow['weight'], string> = {
  plain: 'padding:4px 0',
  strong: 'padding:8px 0;font-size:18px;font-weight:bold',
  small: `padding:2px 0;font-size:14px;color:${muted}`,
}

function renderSum({ label, amount, weight }: SumRow): string {
  const style = weights[weight]
  return `<tr><td valign="top" style="${style}">${escapeHtml(label)}</td><td valign="top" align="right" style="${style}">${escapeHtml(amount)}</td></tr>`
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
}
