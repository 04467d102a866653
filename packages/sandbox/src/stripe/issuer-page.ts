import type { FastifyInstance } from 'fastify'
import { bankPage, escapeHtml, euros } from '../stand-in/bank-page.ts'
import type { Intent, StripeBooks } from './stripe-books.ts'

const goodCode = '123456'

/** The page of the card's own bank, which asks for a code and sends the diner back to the shop. */
export function registerIssuerPage(
  app: FastifyInstance,
  { intents, authenticate }: StripeBooks,
  tell: (intent: Intent) => Promise<void>,
): void {
  app.get('/stripe/authenticate/:id', async (request, reply) => {
    const intent = intents.get((request.params as { id: string }).id)
    if (intent === undefined) return reply.code(404).send('')
    return reply
      .type('text/html')
      .send(
        bankPage(
          'Confirme su compra',
          `<h1>Confirme su compra</h1><p>Su banco le pide el código que le ha enviado: en prácticas es ${goodCode}.</p><p class="amount">${euros(intent.amount)}</p><form method="post" action="/stripe/authenticate/${escapeHtml(intent.id)}"><label for="code">Código</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required><button>Confirmar</button></form>`,
        ),
      )
  })

  app.post('/stripe/authenticate/:id', async (request, reply) => {
    const intent = intents.get((request.params as { id: string }).id)
    if (intent === undefined) return reply.code(404).send('')
    if (intent.status === 'requires_action') {
      authenticate(intent, (request.body as URLSearchParams).get('code') === goodCode)
      await tell(intent)
    }
    return reply.redirect(intent.returnUrl, 303)
  })
}
