import type { ServiceDish } from './house/dishes.ts'

export type PlateState = 'held' | 'to-cook' | 'ready' | 'served' | 'void'

/** One plate. */
export interface Plate {
  readonly dish: ServiceDish
  /** The choices and notes that must be read wherever it is cooked. */
  readonly said: readonly string[]
  /** The allergy that was declared for it, in words. */
  readonly allergy: string | null
  /** The round of a table in which it was sent; an order has one. */
  readonly round: number
  state: PlateState
}

/** Somebody who eats: an order, or the guests of a table from its opening until they leave. */
export interface Party {
  /** As boards and papers call them: the name, or the table with its room. */
  readonly who: string
  readonly mode: 'pickup' | 'delivery' | 'table'
  /** Where mails go; empty for who left none. */
  readonly email: string
  readonly plates: Plate[]
  /** What hands have done; how far it is besides follows from its plates. */
  stand: 'waiting' | 'accepted' | 'cancelled' | 'gone'
  /** The kitchen was told of it, whatever came of it. */
  isAccepted: boolean
  /** The courses that somebody fired. */
  readonly fired: number[]
  /** The rider who has it. */
  ride: 'none' | 'claimed' | 'out'
  /** What is added to the dishes, such as the way. */
  readonly extra: number
  /** What everything that was ordered costs, also what was taken out since. */
  ordered: number
  paid: number
  back: number
  /** Let go without its money. */
  isDebt: boolean
  call: 'bill' | 'help' | null
  /** The mails that have left, by the beginning of their key. */
  readonly told: string[]
  number: number | null
}

export type OrderStand = 'waiting' | 'cooking' | 'ready' | 'gone' | 'cancelled'

/** What happened, as somebody knows who stood beside it all: it is written by the steps and by nobody else. */
export interface Book {
  readonly parties: Party[]
  /** The dishes that have run out. */
  readonly paused: Set<string>
  /** The messages to the house itself: «number, reason». */
  readonly toHouse: string[]
  /** The printer of which the boards must say that it is silent. */
  deadPrinter: string
  /** The printer of what the kitchen cooks, which somebody may be taking away. */
  printer: { name: string; isLeaving: boolean }
  /** The till that somebody may have locked. */
  lock: 'open' | 'shut'
}

export const openBook = (printer: string): Book => ({
  parties: [],
  paused: new Set(),
  toHouse: [],
  deadPrinter: '',
  printer: { name: printer, isLeaving: false },
  lock: 'open',
})

interface NewParty
  extends Pick<Party, 'who' | 'mode'>,
    Partial<Pick<Party, 'email' | 'extra' | 'stand' | 'paid' | 'told'>> {}

export function arrive(
  book: Book,
  { who, mode, email = '', extra = 0, stand = 'waiting', paid = 0, told = [] }: NewParty,
): Party {
  const party: Party = {
    who,
    mode,
    email,
    extra,
    stand,
    paid,
    told: [...told],
    ordered: extra,
    isAccepted: stand === 'accepted',
    fired: [],
    plates: [],
    ride: 'none',
    back: 0,
    isDebt: false,
    call: null,
    number: null,
  }
  book.parties.push(party)
  return party
}

interface Ordered {
  readonly dish: ServiceDish
  readonly units?: number
  readonly said?: readonly string[]
  readonly allergy?: string
}

/** Dishes that go to the kitchen together: at a table the first course is cooked, the later ones wait to be fired. */
export function send(party: Party, ordered: readonly Ordered[]): void {
  const round = 1 + Math.max(0, ...party.plates.map((plate) => plate.round))
  const courses = ordered.map(({ dish }) => dish.course).filter((course) => course > 0)
  const first = Math.min(...courses)
  for (const { dish, units = 1, said = [], allergy = null } of ordered) {
    party.ordered += dish.price * units
    const waits = party.stand === 'waiting' || (party.mode === 'table' && dish.course > first)
    for (let unit = 0; unit < units; unit++) {
      party.plates.push({ dish, said, allergy, round, state: waits ? 'held' : 'to-cook' })
    }
  }
}

/** The plates of a dish that are in one state come into the next. */
export function move(party: Party, from: PlateState, to: PlateState, dish?: ServiceDish): void {
  const moved = party.plates.filter((plate) => plate.state === from && (dish === undefined || plate.dish === dish))
  if (moved.length === 0) throw new Error(`${party.who} has nothing that is ${from}`)
  for (const plate of moved) plate.state = to
}

/** The same of the earliest round that has it: one press is for one ticket. */
export function moveRound(party: Party, from: PlateState, to: PlateState, dish: ServiceDish): void {
  const alike = party.plates.filter((plate) => plate.state === from && plate.dish === dish)
  const first = Math.min(...alike.map(({ round }) => round))
  if (alike.length === 0) throw new Error(`${party.who} has no ${dish.name} that is ${from}`)
  for (const plate of alike) if (plate.round === first) plate.state = to
}

/** Somebody says yes: the kitchen begins. */
export function accept(party: Party): void {
  party.stand = 'accepted'
  party.isAccepted = true
  move(party, 'held', 'to-cook')
}

/** The last of that name: a table has one party after the other. */
export function findParty(book: Book, who: string): Party {
  const found = book.parties.findLast((party) => party.who === who)
  if (found === undefined) throw new Error(`nobody is called ${who}`)
  return found
}

/** Hands say who is accepted, gone or cancelled; between them the kitchen's last plate makes an order ready. */
export function standOf({ stand, plates }: Party): OrderStand {
  if (stand !== 'accepted') return stand
  const wanted = plates.filter(({ state }) => state !== 'void')
  return wanted.length > 0 && wanted.every(({ state }) => state === 'ready' || state === 'served') ? 'ready' : 'cooking'
}

export function costOf({ plates, extra }: Party): number {
  return plates.filter(({ state }) => state !== 'void').reduce((sum, { dish }) => sum + dish.price, extra)
}

/** Nothing is owed by who was turned away. */
export const owedOf = (party: Party) => (party.stand === 'cancelled' ? 0 : Math.max(0, costOf(party) - party.paid))

export const isUnserved = (state: PlateState) => state !== 'served' && state !== 'void'

export const isHere = ({ stand }: Party) => stand === 'waiting' || stand === 'accepted'
