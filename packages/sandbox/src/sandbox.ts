import Fastify from 'fastify'
import { openRedsys } from './redsys/stand-in.ts'
import { openSms } from './sms/stand-in.ts'
import { createFaultKnobs, type FaultKnobs } from './stand-in/fault-knobs.ts'
import { createNotifier } from './stand-in/notifier.ts'

/** The providers with a stand-in. A new one is a folder and a line here; `bank` serves cards, Bizum and wallets. */
const standIns = { bank: openRedsys, sms: openSms } as const

type Books = { readonly [Name in keyof typeof standIns]: ReturnType<(typeof standIns)[Name]> }

export interface Sandbox {
  readonly url: string
  readonly knobs: FaultKnobs
  readonly books: Books
  /** Sends the messages that were held back. */
  readonly releaseMessages: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Stand-ins for the providers, on this machine only: they speak each provider's protocol and move no money. */
export async function startSandbox(): Promise<Sandbox> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const knobs = createFaultKnobs()
  const notifier = createNotifier(knobs)
  let url = ''
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const opened: [string, unknown][] = []
  for (const [name, open] of Object.entries(standIns)) {
    await app.register(async (scope) => {
      opened.push([name, open({ app: scope, knobs, notifier, address: () => url })])
    })
  }
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  const books = Object.fromEntries(opened) as Books
  return { url, knobs, books, releaseMessages: () => notifier.release(), close: () => app.close() }
}
