import type { Locator, Page } from '@playwright/test'
import { type Answers, countAlike } from '../answers.ts'
import type { Book, Party, Plate, PlateState } from '../book.ts'
import { listDishes, type ServiceDish } from '../house/dishes.ts'
import { findSayings, toAllergy } from '../house/sayings.ts'
import { anyNumber, anyText, findSaid, toPlain, toWhole, words } from '../words.ts'

const { kitchen, boards, paper } = words

/** One row of a ticket, as it is read. */
interface Row {
  readonly who: string
  readonly number: number
  readonly dish: ServiceDish
  readonly states: readonly PlateState[]
  readonly said: string
}

/** A board of the kitchen, as it is read: the one place that knows how it is drawn. */
export interface ReadBoard {
  readonly rows: readonly Row[]
  /** It says that it is cut off, and how old its truth is. */
  readonly isCutOff: boolean
  readonly deadPrinters: string
}

const label = toWhole(kitchen.ticket(anyNumber, anyText))
const cutOff = [toWhole(boards.ageSeconds(anyNumber)), toWhole(boards.ageMinutes(anyNumber))]
const dead = toWhole(paper.silent(anyText))

export async function readBoard(page: Page): Promise<ReadBoard> {
  const { tickets, lines } = await page.evaluate(() => ({
    tickets: Array.from(document.querySelectorAll('article'), (article) => ({
      label: article.getAttribute('aria-label') ?? '',
      rows: Array.from(article.querySelectorAll('li'), (row) => row.innerText),
    })),
    lines: document.body.innerText.split('\n'),
  }))
  const plain = lines.map(toPlain)
  return {
    rows: tickets.flatMap((ticket) => {
      const [, number = '', who = ''] = label.exec(toPlain(ticket.label)) ?? []
      return ticket.rows.flatMap((row) => readLine(toPlain(row), who, Number(number)))
    }),
    isCutOff: plain.some((line) => cutOff.some((pattern) => pattern.test(line))),
    deadPrinters: plain.map((line) => dead.exec(line)?.[1] ?? '').find((names) => names !== '') ?? '',
  }
}

/** A line is one dish, or all that wait or are done with, which share theirs. */
function readLine(text: string, who: string, number: number): Row[] {
  const named = listDishes(text)
  if (named.length === 0) throw new Error(`${who} has a dish that nobody ordered: ${text}`)
  return named.map((dish) => {
    const units = Number(new RegExp(`(\\d+) × ${dish.name}`).exec(text)?.[1] ?? 1)
    const states = Array.from({ length: units }, () => readState(text, dish))
    return { who, number, dish, states, said: findSayings(text) }
  })
}

/** At a station only what is not to be cooked says a state. */
function readState(text: string, { name }: ServiceDish): PlateState {
  if (text.includes(kitchen.voided)) return 'void'
  if (text.includes(kitchen.notAccepted)) return 'held'
  if (new RegExp(`✓ (\\d+ × )?${name}`).test(text)) return 'ready'
  const said = findSaid(text, kitchen.states)
  const states = {
    held: 'held',
    queued: 'to-cook',
    cooking: 'to-cook',
    ready: 'ready',
    served: 'served',
    voided: 'void',
  } as const
  return said === null ? 'to-cook' : states[said]
}

/** What rows of some states say, dish by dish. */
export function tellRows(
  rows: readonly Row[],
  states: readonly PlateState[],
): { plates: Answers; said: Answers; numbers: Answers } {
  const wanted = rows.filter((row) => row.states.some((state) => states.includes(state)))
  return {
    plates: tellBy(
      wanted,
      ({ who, dish }) => `${who}, ${dish.name}`,
      (row) => row.states,
    ),
    said: Object.fromEntries(
      wanted.filter(({ said }) => said !== '').map(({ who, dish, said }) => [`${who}, ${dish.name}`, said]),
    ),
    numbers: Object.fromEntries(wanted.map(({ who, number }) => [who, String(number)])),
  }
}

/** The same of what happened. */
export function tellPlates(
  { parties }: Book,
  isShown: (plate: Plate, party: Party) => boolean,
): { plates: Answers; said: Answers; numbers: Answers } {
  const shown = parties.flatMap((party) =>
    party.plates.filter((plate) => isShown(plate, party)).map((plate) => ({ party, plate })),
  )
  const about = ({ party, plate }: (typeof shown)[number]) => `${party.who}, ${plate.dish.name}`
  const sayings = shown.map((one) => [about(one), tellSaid(one.plate)] as const)
  return {
    plates: tellBy(shown, about, ({ plate }) => [plate.state]),
    said: Object.fromEntries(sayings.filter(([, said]) => said !== '')),
    numbers: Object.fromEntries(shown.map(({ party }) => [party.who, String(party.number)])),
  }
}

/** The choices and the allergy of a plate, in the words that every place shares. */
export function tellSaid({ said, allergy }: Plate): string {
  return [...said, ...(allergy === null ? [] : [toAllergy(allergy)])].toSorted().join(', ')
}

function tellBy<One>(
  all: readonly One[],
  about: (one: One) => string,
  states: (one: One) => readonly string[],
): Answers {
  return Object.fromEntries(
    [...Map.groupBy(all, about)].map(([name, alike]) => [name, countAlike(alike.flatMap(states))]),
  )
}

/** The tickets of somebody: a table has one for each round. */
export const findTicket = (page: Page, who: string): Locator =>
  page.getByRole('article', { name: toWhole(kitchen.ticket(anyNumber, who)) })

export function findPress(page: Page, who: string, dish: ServiceDish): Locator {
  return findTicket(page, who).getByRole('button', { name: dish.name }).first()
}
