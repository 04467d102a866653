import type { FastifyInstance } from 'fastify'
import { bankPage, escapeHtml, euros } from '../stand-in/bank-page.ts'
import { type PageBooks, type PaySession, toStatus } from './page-books.ts'
import type { Intent } from './stripe-books.ts'

/** The card inside the diner's wallet, to be changed for another test card. */
const walletCard = '4242 4242 4242 4242'

/** Stripe's own page, on which a wallet pays; a declined card leaves it open for another one. */
export function registerPayPage(
  app: FastifyInstance,
  { sessions, tryCard }: PageBooks,
  { address, tell }: { readonly address: () => string; readonly tell: (intent: Intent) => Promise<void> },
): void {
  const find = (params: unknown) => sessions.get((params as { readonly id: string }).id)

  app.get('/stripe/pay/:id', async (request, reply) => {
    const session = find(request.params)
    return session === undefined ? reply.code(404).send('') : reply.type('text/html').send(toPage(session))
  })

  app.post('/stripe/pay/:id', async (request, reply) => {
    const session = find(request.params)
    if (session === undefined) return reply.code(404).send('')
    if (toStatus(session) !== 'open') return reply.redirect(session.successUrl, 303)
    const intent = tryCard(session, (request.body as URLSearchParams).get('number')?.replace(/\D/g, '') ?? '')
    await tell(intent)
    if (intent.status === 'requires_action') return reply.redirect(`${address()}/stripe/authenticate/${intent.id}`, 303)
    if (intent.status === 'succeeded') return reply.redirect(session.successUrl, 303)
    return reply.type('text/html').send(toPage(session))
  })
}

function toPage({ id, amount, cancelUrl, intent }: PaySession): string {
  const problem = intent?.problem
    ? '<p class="problem" role="alert">La tarjeta ha sido rechazada. Pruebe con otra.</p>'
    : ''
  return bankPage(
    'Pagar',
    `<h1>Pagar con el móvil</h1><p>Google Pay o Apple Pay</p><p class="amount">${euros(amount)}</p>${problem}<form method="post" action="/stripe/pay/${escapeHtml(id)}"><label for="number">Tarjeta del monedero</label><input id="number" name="number" inputmode="numeric" value="${walletCard}"><button>Pagar ${euros(amount)}</button></form><form method="get" action="${escapeHtml(cancelUrl)}"><button class="plain">Cancelar</button></form><p class="demo">Stripe de prácticas: no se cobra nada. Otras tarjetas de prueba: 4000 0027 6000 3184 (pregunta el código) · 4000 0000 0000 0002 (denegada)</p>`,
  )
}
