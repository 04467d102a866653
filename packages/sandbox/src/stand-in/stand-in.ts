import type { FastifyInstance } from 'fastify'
import type { FaultKnobs } from './fault-knobs.ts'
import type { Notifier } from './notifier.ts'

/** What a stand-in is built on. */
export interface Ground {
  /** Its own scope: what it reads bodies with touches no other stand-in. */
  readonly app: FastifyInstance
  readonly knobs: FaultKnobs
  readonly notifier: Notifier
  /** Where it is reached, known once it listens. */
  readonly address: () => string
}

/** Puts a provider's own addresses up, and gives its books: the truth our own are held against. */
export type OpenStandIn<Books> = (ground: Ground) => Books
