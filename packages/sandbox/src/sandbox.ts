import Fastify from 'fastify'
import { createFaultKnobs, type FaultKnobs } from './fault-knobs.ts'
import { type BankBooks, createBankBooks, testMerchant } from './redsys/bank-books.ts'
import { registerCardFrame } from './redsys/card-frame.ts'
import { registerHostedPage } from './redsys/hosted-page.ts'
import { registerIssuerPages } from './redsys/issuer-pages.ts'
import { createNotifier } from './redsys/notify-shop.ts'
import { registerRest } from './redsys/rest.ts'
import { registerStateQuery } from './redsys/state-query.ts'

export interface Sandbox {
  readonly url: string
  readonly knobs: FaultKnobs
  readonly bank: BankBooks
  /** Sends the messages that were held back. */
  readonly releaseMessages: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Stand-ins for the providers, on this machine only: they speak each one's protocol and move no money. */
export async function startSandbox(): Promise<Sandbox> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const knobs = createFaultKnobs()
  let url = ''
  const bank = createBankBooks(testMerchant, () => url)
  const notifier = createNotifier(knobs)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  registerRest(app, bank, knobs)
  registerHostedPage(app, bank, notifier)
  registerIssuerPages(app, bank)
  registerStateQuery(app, bank, knobs)
  registerCardFrame(app, bank)
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, knobs, bank, releaseMessages: () => notifier.release(), close: () => app.close() }
}
