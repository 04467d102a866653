import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatMoment } from '@comanda/i18n/format-moment'
import { formatPrice } from '@comanda/i18n/format-price'
import { mailWordsOf } from '@comanda/i18n/mail-words-of'
import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'
import PDFDocument from 'pdfkit'
import { createReceiptSheet, type ReceiptSheet } from './receipt-sheet.ts'

/** The receipt as a file to keep: who sold, what, when, the tax of each rate and the total. */
export async function writeReceipt(receipt: SaleReceipt): Promise<Buffer> {
  const words = mailWordsOf(receipt.language)
  const { number, issuer } = receipt
  const isInvoice = number !== null && issuer.legal !== null
  const title = isInvoice ? words.receipt.invoice : words.receipt.plain
  const document = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title, Author: issuer.store } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  const sheet = createReceiptSheet(document)
  sheet.title(title)
  if (!isInvoice) sheet.note(words.receipt.notInvoice)
  writeHead(sheet, receipt)
  writeLines(sheet, receipt)
  writeSums(sheet, receipt)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function writeHead(
  sheet: ReceiptSheet,
  { language, number, orderNumber, issuedAt, timeZone, issuer }: SaleReceipt,
): void {
  const words = mailWordsOf(language)
  const { legal, store, address, phone } = issuer
  sheet.text(legal?.name ?? store)
  if (legal !== null && legal.name !== store) sheet.text(store)
  if (legal !== null) sheet.text(`${words.receipt.taxId}: ${legal.taxId}`)
  sheet.text(`${address.street}, ${address.postalCode} ${address.city}`)
  if (phone !== '') sheet.text(phone)
  sheet.gap()
  if (number !== null) sheet.text(`${words.receipt.number}: ${number}`)
  sheet.text(`${words.receipt.issued}: ${formatMoment(issuedAt, language, timeZone)}`)
  sheet.text(`${words.receipt.order}: ${orderNumber}`)
  sheet.gap()
}

function writeLines(sheet: ReceiptSheet, { language, lines }: SaleReceipt): void {
  const words = mailWordsOf(language)
  sheet.row([words.receipt.quantity, words.receipt.dish, words.receipt.amount], 'strong')
  sheet.rule()
  for (const { quantity, name, choices, allergens, total } of lines) {
    sheet.row([String(quantity), name, formatPrice(total, language)])
    for (const choice of choices) sheet.row(['', choice, ''], 'small')
    if (allergens.length > 0) sheet.row(['', words.allergens(allergens.join(', ')), ''], 'small')
  }
  sheet.rule()
}

function writeSums(sheet: ReceiptSheet, { language, parts, vat, total }: SaleReceipt): void {
  const words = mailWordsOf(language)
  const price = (amount: number) => formatPrice(amount, language)
  for (const { kind, amount } of parts) sheet.row(['', dictionaryOf(language).dish.price[kind], price(amount)])
  sheet.row(['', words.total, price(total)], 'total')
  sheet.row(['', words.receipt.vatIncluded, ''], 'small')
  sheet.gap()
  sheet.columns([words.receipt.rate, words.receipt.base, words.receipt.tax], 'strong')
  for (const { rate, base, vat: tax } of vat) sheet.columns([`${rate / 100} %`, price(base), price(tax)])
}
