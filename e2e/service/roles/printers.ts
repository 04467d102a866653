import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { type CloudPrinter, createCloudPrinter } from '@comanda/sandbox/printer/cloud-printer'
import type { Answers } from '../answers.ts'
import type { Book, Party } from '../book.ts'
import { guests } from '../guests.ts'
import { hot, tables } from '../house/dishes.ts'
import { findSayings } from '../house/sayings.ts'
import { busy, toPrinterToken } from '../house/sites.ts'
import type { Stage } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { anyNumber, squeeze, toPattern, words } from '../words.ts'
import { tellSaid } from './board.ts'

/** The printers of the kitchen and of the bar, which prints when the other is dead. */
export interface Printers extends Witness {
  /** Those that are plugged in ask for work until there is none. */
  work(): Promise<void>
  readonly kitchenName: string
  readonly barName: string
  unplugKitchen(): void
  plugInKitchen(): void
}

/** The mark of a second paper is the same in every language. */
const copyMark = 'DUPLICADO'

export function openPrinters({ house }: Stage): Printers {
  const [kitchen, bar] = (casaComanda.printers ?? []).map(({ token }) =>
    createCloudPrinter({
      server: house.url.replace('localhost', '127.0.0.1'),
      host: 'staff.localhost',
      path: `/printer/${toPrinterToken(token, busy.id)}`,
    }),
  )
  if (kitchen === undefined || bar === undefined) throw new Error('the demo has no two printers')
  let isDead = false
  const living = () => (isDead ? [bar] : [kitchen, bar])
  return {
    name: 'the papers',
    kitchenName: casaComanda.printers?.[0]?.name ?? '',
    barName: casaComanda.printers?.[1]?.name ?? '',
    async look() {
      for (const printer of living()) await printer.workAll()
      return readPapers([kitchen, bar])
    },
    must: tellPapers,
    async work() {
      for (const printer of living()) await printer.workAll()
    },
    unplugKitchen: () => {
      isDead = true
    },
    plugInKitchen: () => {
      isDead = false
    },
  }
}

function readPapers(printers: readonly CloudPrinter[]) {
  const unmarked = printers.flatMap(({ papers }) => papers).filter((paper) => !paper.includes(copyMark))
  const read = unmarked.map((paper) => ({ about: nameOf(paper), said: findSayings(paper) }))
  return {
    papers: count(read.map(({ about }) => about)),
    said: Object.fromEntries(read.filter(({ said }) => said !== '').map(({ about, said }) => [about, said])),
  }
}

/** Whose it is, and which course it fires. */
function nameOf(paper: string): string {
  const squeezed = squeeze(paper)
  const names = [...Object.values(guests), ...Object.values(tables)].map(({ name }) => name)
  const who = names.find((name) => squeezed.includes(squeeze(name))) ?? paper
  const fired = toPattern(words.paper.fired(anyNumber)).exec(paper)?.[1]
  return fired === undefined ? who : `${who}, course ${fired} fired`
}

/** One for each round with something to cook, and one for each course that is fired later (DAY-205). */
function tellPapers({ parties }: Book): ReturnType<Witness['must']> {
  const cooking = parties.filter(({ isAccepted }) => isAccepted)
  const wanted = cooking.flatMap((party) => [
    ...[...listRounds(party)].map(() => party.who),
    ...party.fired.map((course) => `${party.who}, course ${course} fired`),
  ])
  const said = cooking.map((party) => [party.who, listSaid(party)] as const)
  return { papers: count(wanted), said: Object.fromEntries(said.filter(([, one]) => one !== '')) }
}

const listRounds = ({ plates }: Party) =>
  new Set(plates.filter(({ dish }) => dish.station === hot).map(({ round }) => round))
const listSaid = ({ plates }: Party) => [...new Set(plates.map(tellSaid))].filter((said) => said !== '').join(', ')

function count(names: readonly string[]): Answers {
  return Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, alike]) => [name, String(alike.length)]),
  )
}
