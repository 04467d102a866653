import type { FastifyInstance } from 'fastify'
import { bankPage, escapeHtml, euros } from '../stand-in/bank-page.ts'
import type { Notifier } from '../stand-in/notifier.ts'
import { type BankBooks, type Passage, toAnswerFields } from './bank-books.ts'
import { toCardFields } from './rest.ts'
import { findTestCard, goodCode, testCards, toResponse } from './test-cards.ts'

type Body = Readonly<Record<string, string | undefined>>

/** The page a shop sends its diner to: card, Bizum or a wallet. The shop is notified before the diner returns. */
export function registerHostedPage(app: FastifyInstance, books: BankBooks, notifier: Notifier): void {
  app.post('/sis/realizarPago', async (request, reply) => {
    const fields = books.open(request.body as Body)
    const order = fields?.get('DS_MERCHANT_ORDER') ?? ''
    const refused = fields === undefined ? 'SIS0042' : books.operations.has(order) ? 'SIS0051' : undefined
    if (fields === undefined || refused !== undefined) {
      return reply.type('text/html').send(bankPage('Error', `<h1>Error ${refused}</h1><p>Vuelva a la tienda.</p>`))
    }
    const id = books.newTransaction()
    books.passages.set(id, { fields, version: '', card: null, response: '0000', challengeUrl: '', answered: null })
    return reply.type('text/html').send(payPage(id, fields))
  })

  app.post('/sis/pagar', async (request, reply) => {
    const body = request.body as Body
    const found = books.passages.get(body.id ?? '')
    if (found === undefined) return reply.code(404).send('')
    const passage = body.lost === undefined ? found : { ...found, fields: loseMessage(found.fields) }
    if (body.action === 'cancel') return finish(passage, '9915')
    if (body.pan === undefined) return finish(passage, '0000')
    const card = findTestCard(body.pan)
    if (card === undefined) return reply.type('text/html').send(payPage(body.id ?? '', passage.fields, unknownCard))
    const response = toResponse(card, body.cvv ?? '')
    if (!card.isChallenged) return finish({ ...passage, card }, response)
    books.passages.set(body.id ?? '', { ...passage, card, response })
    return reply.type('text/html').send(codePage('/sis/codigo', body.id ?? '', passage.fields))

    async function finish(paying: Passage, outcome: string) {
      return reply.redirect(await settle(paying, outcome), 303)
    }
  })

  app.post('/sis/codigo', async (request, reply) => {
    const { id = '', code } = request.body as Body
    const passage = books.passages.get(id)
    if (passage === undefined) return reply.code(404).send('')
    return reply.redirect(await settle(passage, code === goodCode ? passage.response : '0184'), 303)
  })

  /** Returns the address the diner goes back to. */
  async function settle({ fields, card }: Passage, response: string): Promise<string> {
    const operation = books.book(fields, response)
    const said = toAnswerFields(operation, books.merchant, toCardFields(books, fields, card))
    await notifier.send(fields.get('DS_MERCHANT_MERCHANTURL') ?? '', books.seal(said, operation.order))
    return fields.get(response <= '0099' ? 'DS_MERCHANT_URLOK' : 'DS_MERCHANT_URLKO') ?? '/'
  }
}

/** Without an address the shop is told nothing, as when a real bank's message is lost. */
function loseMessage(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...fields].filter(([name]) => name !== 'DS_MERCHANT_MERCHANTURL'))
}

const unknownCard = 'Use una de las tarjetas de prueba.'

function payPage(id: string, fields: ReadonlyMap<string, string>, problem = ''): string {
  const amount = euros(Number(fields.get('DS_MERCHANT_AMOUNT')))
  const methods = fields.get('DS_MERCHANT_PAYMETHODS')
  const head = `<p>Banco de prácticas: no se cobra nada.</p><p class="amount">${amount}</p><p>${escapeHtml(fields.get('DS_MERCHANT_PRODUCTDESCRIPTION') ?? '')}</p>`
  const end = `<button name="action" value="pay">Pagar ${amount}</button><button class="plain" name="action" value="cancel" formnovalidate>Cancelar</button>`
  const practice =
    '<label class="demo"><input type="checkbox" name="lost" value="1"> Prácticas: perder el aviso a la tienda</label>'
  const form = (content: string) =>
    `<form method="post" action="/sis/pagar"><input type="hidden" name="id" value="${escapeHtml(id)}">${content}${practice}${end}</form>`
  if (methods === 'z') return bankPage('Bizum', `<h1>Pagar con Bizum</h1>${head}${form('')}`)
  if (methods === 'xpay') return bankPage('Cartera', `<h1>Pagar con el móvil</h1>${head}${form('')}`)
  return bankPage('Pago con tarjeta', `<h1>Pago con tarjeta</h1>${head}${form(cardFields(problem))}${cardHints()}`)
}

export function cardFields(problem: string): string {
  return `<label for="pan">Número de tarjeta</label><input id="pan" name="pan" inputmode="numeric" autocomplete="off" required>${
    problem === '' ? '' : `<p class="problem">${escapeHtml(problem)}</p>`
  }<div class="row"><div><label for="expiry">Caducidad</label><input id="expiry" name="expiry" value="12/49" required></div><div><label for="cvv">CVV</label><input id="cvv" name="cvv" inputmode="numeric" value="123" required></div></div>`
}

export function cardHints(): string {
  const shown = testCards.slice(0, 3).concat(testCards.filter(({ title }) => title === 'denegada'))
  return `<p class="demo">Tarjetas de prueba: ${shown.map(({ number, title }) => `${number} (${escapeHtml(title)})`).join(' · ')}</p>`
}

export function codePage(action: string, id: string, fields: ReadonlyMap<string, string>): string {
  return bankPage(
    'Confirme su compra',
    `<h1>Confirme su compra</h1><p>Su banco le pide el código que le ha enviado: en prácticas es ${goodCode}.</p><p class="amount">${euros(Number(fields.get('DS_MERCHANT_AMOUNT')))}</p><form method="post" action="${escapeHtml(action)}"><input type="hidden" name="id" value="${escapeHtml(id)}"><label for="code">Código</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required><button>Confirmar</button></form>`,
  )
}
