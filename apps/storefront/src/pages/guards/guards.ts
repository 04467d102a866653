import type { PageVisit } from '@comanda/contract/pages'
import { canEnterPayment } from '@comanda/rules/cart/cart-life'
import { toLoginAddress } from '../../views/login-address.ts'

/** The facts that a guard knows: the visitor, and the mode of the site itself. */
export interface GuardQuestion {
  readonly visit: PageVisit
  readonly onlyDigitalCard: boolean
  /** The address that was asked for. */
  readonly path: string
}

/** Null admits the visitor; an address is where they are sent instead. */
type Guard = (question: GuardQuestion) => string | null

const home = '/'
const elseHome = (isIn: boolean) => (isIn ? null : home)

/** One row per guard (SHELL-021 to SHELL-024, OPEN-027, OPEN-028). */
const guards = {
  auth: ({ visit }) => elseHome(visit.hasSession),
  'charged-zone': ({ visit }) => elseHome(visit.hasCart),
  ordering: ({ visit, onlyDigitalCard }) => elseHome(!onlyDigitalCard && visit.mode !== 'digital-card'),
  checkout: ({ visit }) => elseHome(visit.mode !== null && visit.pieces > 0),
  payment: ({ visit }) => (canEnterPayment(visit.step) ? null : '/checkout'),
  // The home page, where the login opens and leads back here.
  'logged-in': ({ visit, path }) => (visit.isLoggedIn ? null : toLoginAddress(path)),
} satisfies Readonly<Record<string, Guard>>

export type GuardName = keyof typeof guards

function isGuard(name: string): name is GuardName {
  return Object.hasOwn(guards, name)
}

export class UnknownGuard extends Error {
  constructor(name: string) {
    super(`Unknown middleware ${name}`)
    this.name = 'UnknownGuard'
  }
}

/** The first guard that refuses decides; an unknown guard is a fault (SHELL-026). */
export function runGuards(names: readonly string[], question: GuardQuestion): string | null {
  for (const name of names) {
    if (!isGuard(name)) throw new UnknownGuard(name)
    const location = guards[name](question)
    if (location !== null) return location
  }
  return null
}
