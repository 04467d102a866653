import Fastify from 'fastify'
import { createFaultKnobs, type FaultKnobs } from './stand-in/fault-knobs.ts'
import { createNotifier } from './stand-in/notifier.ts'
import type { OpenStandIn } from './stand-in/stand-in.ts'

export interface Sandbox {
  readonly url: string
  readonly knobs: FaultKnobs
  /** The record of a stand-in, asked for by its opener. */
  readonly books: <Books>(open: OpenStandIn<Books>) => Books
  /** Sends the messages that were held back. */
  readonly releaseMessages: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The named stand-ins, on this machine only: they speak each provider's protocol and move no money. Each is a folder
 * with the provider's name, whose `stand-in.ts` exports `openStandIn`.
 */
export async function startSandbox(names: readonly string[]): Promise<Sandbox> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const knobs = createFaultKnobs()
  const notifier = createNotifier(knobs)
  let url = ''
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const opened = new Map<unknown, unknown>()
  for (const name of names) {
    const { openStandIn }: { readonly openStandIn: OpenStandIn<unknown> } = await import(`./${name}/stand-in.ts`)
    await app.register(async (scope) => {
      opened.set(openStandIn, openStandIn({ app: scope, knobs, notifier, address: () => url }))
    })
  }
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    knobs,
    books<Books>(open: OpenStandIn<Books>) {
      if (!opened.has(open)) throw new Error('this stand-in was not started')
      return opened.get(open) as Books
    },
    releaseMessages: () => notifier.release(),
    close: () => app.close(),
  }
}
