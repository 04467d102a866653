import type { FastifyInstance, FastifyReply } from 'fastify'
import { bankPage, escapeHtml, euros } from '../stand-in/bank-page.ts'
import type { Notifier } from '../stand-in/notifier.ts'
import { type DojoBooks, type DojoIntent, toStatusMessage } from './dojo-books.ts'

type Body = Readonly<Record<string, string | undefined>>

/** Dojo's published test cards, and how each behaves. */
const cards: Readonly<Record<string, 'taken' | 'challenged' | 'declined'>> = {
  '5200000000001005': 'taken',
  '5200000000001096': 'challenged',
  '4456530000001013': 'declined',
}
const goodCode = '123456'

/** The page a diner pays on. A declined card leaves the payment open: the diner tries another, or goes back. */
export function registerCheckoutPage(app: FastifyInstance, books: DojoBooks, notifier: Notifier): void {
  const at = '/dojo/checkout/:id'

  app.get(at, async (request, reply) => withOpen(request.params, reply, (intent) => send(reply, payPage(intent))))

  app.post(at, async (request, reply) =>
    withOpen(request.params, reply, async (intent) => {
      const { pan = '' } = request.body as Body
      const card = cards[pan.replace(/\D/g, '')]
      if (card === undefined) return send(reply, payPage(intent, 'Use una de las tarjetas de prueba.'))
      if (card === 'declined') return send(reply, payPage(intent, 'Tarjeta rechazada. Pruebe con otra.'))
      return card === 'challenged' ? send(reply, codePage(intent)) : settle(intent, reply)
    }),
  )

  app.post(`${at}/code`, async (request, reply) =>
    withOpen(request.params, reply, async (intent) =>
      (request.body as Body).code === goodCode
        ? settle(intent, reply)
        : send(reply, payPage(intent, 'Su banco no ha confirmado la compra.')),
    ),
  )

  /** An intent that is paid or ended shows no form any more. */
  async function withOpen(params: unknown, reply: FastifyReply, work: (intent: DojoIntent) => unknown) {
    const intent = books.intents.get((params as { id: string }).id)
    if (intent?.status === 'Created') return work(intent)
    return reply.code(404).type('text/html').send(bankPage('Dojo', '<h1>Este pago ya no está abierto</h1>'))
  }

  /** Where a shop is told is a setting of its account: here, the host that its diners come back to. */
  async function settle(intent: DojoIntent, reply: FastifyReply) {
    books.capture(intent)
    const back = intent.config.redirectUrl
    await notifier.sendSigned(new URL('/payment/notify/dojo', back).href, toStatusMessage(intent))
    return reply.redirect(back, 303)
  }
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html').send(page)
}

function payPage({ id, amount, description, config }: DojoIntent, problem = ''): string {
  const sum = euros(amount.value)
  const wrong = problem === '' ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`
  return bankPage(
    'Pagar con Dojo',
    `<h1>Pagar con Dojo</h1><p>Dojo de prácticas: no se cobra nada.</p><p class="amount">${sum}</p><p>${escapeHtml(description)}</p>
<form method="post" action="/dojo/checkout/${escapeHtml(id)}"><label for="pan">Número de tarjeta</label><input id="pan" name="pan" inputmode="numeric" autocomplete="off" required>${wrong}
<div class="row"><div><label for="expiry">Caducidad</label><input id="expiry" name="expiry" value="12/49" required></div><div><label for="cvv">CVV</label><input id="cvv" name="cvv" inputmode="numeric" value="020" required></div></div>
<button>Pagar ${sum}</button></form>
<form method="get" action="${escapeHtml(config.cancelUrl)}"><button class="plain">Cancelar</button></form>
<p class="demo">Tarjetas de prueba: 5200 0000 0000 1005 (sin preguntas) · 5200 0000 0000 1096 (pregunta el código) · 4456 5300 0000 1013 (denegada)</p>`,
  )
}

function codePage({ id, amount }: DojoIntent): string {
  return bankPage(
    'Confirme su compra',
    `<h1>Confirme su compra</h1><p>Su banco le pide el código que le ha enviado: en prácticas es ${goodCode}.</p><p class="amount">${euros(amount.value)}</p><form method="post" action="/dojo/checkout/${escapeHtml(id)}/code"><label for="code">Código</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required><button>Confirmar</button></form>`,
  )
}
