import type { FastifyInstance } from 'fastify'
import type { FaultKnobs } from './fault-knobs.ts'
import type { Notifier } from './notifier.ts'

/** The things that a stand-in is given to work with. */
export interface Ground {
  /** Its own scope, so that its body parsers do not affect other stand-ins. */
  readonly app: FastifyInstance
  readonly knobs: FaultKnobs
  readonly notifier: Notifier
  /** Where it is reached; known once it listens. */
  readonly address: () => string
}

/** Registers a provider's addresses and returns its books, with which tests compare our own. */
export type OpenStandIn<Books> = (ground: Ground) => Books
