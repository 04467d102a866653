import type { FastifyInstance, FastifyReply } from 'fastify'
import { bankPage, escapeHtml, euros } from '../stand-in/bank-page.ts'
import type { Events } from './events.ts'
import { type PayerKind, type PaypalBooks, type PracticeOrder, toCents } from './paypal-books.ts'

type Body = Readonly<Record<string, string | undefined>>

/** The practice accounts that a diner may sign in with, and what each does. */
const payers: Readonly<Record<string, { readonly kind: PayerKind; readonly title: string }>> = {
  'ana@paypal.example': { kind: 'pays', title: 'paga' },
  'reto@paypal.example': { kind: 'asks', title: 'pide un código y paga' },
  'sinfondos@paypal.example': { kind: 'declines', title: 'la rechaza su banco' },
  'revision@paypal.example': { kind: 'waits', title: 'PayPal la revisa antes' },
}
const goodCode = '123456'

/** The page where a diner agrees to an order or turns back. */
export function registerApprovePage(app: FastifyInstance, books: PaypalBooks, events: Events): void {
  app.get('/paypal/checkoutnow', async (request, reply) => {
    const order = findOpen((request.query as Body).token)
    return order === undefined ? sendClosed(reply) : send(reply, signInPage(order))
  })

  app.post('/paypal/checkoutnow', async (request, reply) => {
    const { token, email = '', code } = request.body as Body
    const order = findOpen(token)
    if (order === undefined) return sendClosed(reply)
    const payer = payers[email.trim().toLowerCase()]
    if (payer === undefined) return send(reply, signInPage(order, 'Use una de las cuentas de prueba.'))
    if (payer.kind === 'asks' && code !== goodCode) return send(reply, codePage(order, email))
    order.payer = payer.kind
    order.status = 'APPROVED'
    await events.approved(order)
    return reply.redirect(withQuery(order.returnUrl, { token: order.id, PayerID: 'PRACTICE' }), 303)
  })

  app.post('/paypal/cancel', async (request, reply) => {
    const order = findOpen((request.body as Body).token)
    return order === undefined
      ? sendClosed(reply)
      : reply.redirect(withQuery(order.cancelUrl, { token: order.id }), 303)
  })

  function findOpen(token = ''): PracticeOrder | undefined {
    const order = books.orders.get(token)
    return order?.status === 'PAYER_ACTION_REQUIRED' ? order : undefined
  }
}

function withQuery(url: string, more: Readonly<Record<string, string>>): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
  return address.href
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html').send(page)
}

function sendClosed(reply: FastifyReply): FastifyReply {
  return send(reply.code(404), bankPage('PayPal', '<h1>Este pago ya no está abierto</h1>'))
}

function signInPage({ id, value, description }: PracticeOrder, problem = ''): string {
  const sum = euros(toCents(value))
  const wrong = problem === '' ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`
  const hints = Object.entries(payers).map(([email, { title }]) => `${email} (${title})`)
  return bankPage(
    'Pagar con PayPal',
    `<h1>Pagar con PayPal</h1><p>PayPal de prácticas: no se cobra nada.</p><p class="amount">${sum}</p><p>${escapeHtml(description)}</p>
<form method="post" action="/paypal/checkoutnow">${hidden(id)}<label for="email">Cuenta de PayPal</label><input id="email" name="email" type="email" value="ana@paypal.example" autocomplete="off" required>${wrong}
<button>Pagar ${sum}</button></form>
<form method="post" action="/paypal/cancel">${hidden(id)}<button class="plain">Cancelar</button></form>
<p class="demo">Cuentas de prueba: ${hints.join(' · ')}</p>`,
  )
}

function codePage({ id, value }: PracticeOrder, email: string): string {
  return bankPage(
    'Confirme que es usted',
    `<h1>Confirme que es usted</h1><p>PayPal le pide el código que le ha enviado: en prácticas es ${goodCode}.</p><p class="amount">${euros(toCents(value))}</p><form method="post" action="/paypal/checkoutnow">${hidden(id)}<input type="hidden" name="email" value="${escapeHtml(email)}"><label for="code">Código</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required><button>Confirmar</button></form>`,
  )
}

function hidden(id: string): string {
  return `<input type="hidden" name="token" value="${escapeHtml(id)}">`
}
