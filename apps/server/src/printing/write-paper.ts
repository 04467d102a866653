import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { encodePaper } from '@comanda/printing/encode-paper'
import { writeKitchenPaper } from '@comanda/printing/kitchen-paper'
import { getModelFacts, type PrinterModel } from '@comanda/rules/printing/printer-models'
import type { Instant, TimeZone } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { PaperFacts } from './paper.repository.ts'

/** The bytes of a ticket for one printer, in the house's language; a copy says so with the hour. */
export function writePaper(facts: PaperFacts, model: PrinterModel, copiedAt: Instant | null): Uint8Array {
  const { ticket, items, station, firedCourse, beside, language, timeZone } = facts
  const { modes, kitchen, paper: words } = dictionaryOf(language)
  const { place, number, notes, sentAt, dueAt } = ticket
  const paper = writeKitchenPaper(
    {
      station,
      mode: modes[ticket.mode],
      place,
      number,
      firedCourse,
      beside,
      notes,
      sentAt: toHour(sentAt, timeZone),
      dueAt: toHour(dueAt, timeZone),
      dishes: items.map(({ state, ...dish }) => ({ ...dish, isHeld: state === 'held' })),
      copiedAt: copiedAt === null ? null : toHour(copiedAt, timeZone),
    },
    {
      course: kitchen.course,
      fired: words.fired,
      held: kitchen.states.held,
      allergy: kitchen.allergy,
      tableAllergy: kitchen.tableAllergy,
      clashes: kitchen.clashes,
      adaptedBy: kitchen.adaptedBy,
      floorToldBy: kitchen.floorToldBy,
      answered: kitchen.answered,
      contains: kitchen.contains,
      mayContain: kitchen.mayContain,
      due: words.due,
      beside: words.beside,
    },
  )
  return encodePaper(paper, getModelFacts(model))
}

function toHour(at: Instant, timeZone: TimeZone): string {
  return formatMinute(toStoreMoment(at, timeZone).minute)
}
