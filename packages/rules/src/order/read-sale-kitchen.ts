import { cleanNotes } from '../cart/clean-notes.ts'
import type { SentDish } from '../kitchen/sent-dish.ts'
import { listUnsent } from '../table/send-round.ts'
import { toPlainLine } from '../text/plain-text.ts'
import type { Sale, SaleKitchen, SaleLine } from './sale.ts'

/**
 * The part of a sale that the kitchen is sent. One that was frozen before dishes were kept has the words of its lines
 * alone: they go to the pass, because what is paid must be cooked.
 */
export function readSaleKitchen(sale: Pick<Sale, 'kitchen' | 'lines' | 'contact' | 'setup'>): SaleKitchen {
  const { kitchen, lines, contact, setup } = sale
  if (kitchen !== undefined) return kitchen
  const place = setup.position === null ? toPlainLine(contact.fullName) : String(setup.position)
  return { place, dishes: listUnsent(lines).map(toDish) }
}

function toDish(line: SaleLine): SentDish {
  const { id: lineId, productId, course, quantity: units, name, choices, houseChoices = choices, notes } = line
  return {
    lineId,
    productId,
    stationId: null,
    course,
    units,
    combo: null,
    name,
    words: houseChoices,
    notes: cleanNotes(notes),
    allergens: line.allergenNames,
    traces: [],
  }
}
