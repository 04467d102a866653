import { configurationKey } from '../catalogue/configuration-key.ts'
import type { CartLine } from './cart.ts'
import { countUnits } from './change-quantity.ts'

/** A new line joins an equal one, if there is one; otherwise it goes last. */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const twin = lines.find((other) => isSameDish(other, line))
  if (twin === undefined) return [...lines, line]
  return lines.map((other) => (other === twin ? join(other, line) : other))
}

/** A line chosen anew stays in its place, or joins the line it has become equal to. */
export function replaceLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const others = lines.filter(({ id }) => id !== line.id)
  return others.some((other) => isSameDish(other, line))
    ? addLine(others, line)
    : lines.map((other) => (other.id === line.id ? line : other))
}

/** Same product, choice, notes, allergies with the answer to them, and course, added by the same diner, and neither line was sent to the kitchen. */
export function isSameDish(one: CartLine, other: CartLine): boolean {
  return (
    one.productId === other.productId &&
    one.deletable &&
    other.deletable &&
    one.notes === other.notes &&
    one.course === other.course &&
    String(one.allergies ?? []) === String(other.allergies ?? []) &&
    toAnswerKey(one) === toAnswerKey(other) &&
    // At a shared table the lines show who ordered what; elsewhere this is null.
    one.addedBy === other.addedBy &&
    hasSameChoices(one, other)
  )
}

function toAnswerKey({ allergyAnswer }: CartLine): string {
  return allergyAnswer ? `${allergyAnswer.wish} ${allergyAnswer.allergens}` : ''
}

/** A line holds the section choices of all its dishes, so the choices per dish are compared. */
function hasSameChoices(one: CartLine, other: CartLine): boolean {
  const withoutUnits = (line: CartLine) => configurationKey({ ...line.configuration, units: [] })
  if (withoutUnits(one) !== withoutUnits(other)) return false
  const counts = countUnits(one.configuration.units)
  const otherCounts = countUnits(other.configuration.units)
  if (counts.size !== otherCounts.size) return false
  return [...counts].every(([key, count]) => count * other.quantity === (otherCounts.get(key) ?? 0) * one.quantity)
}

function join(one: CartLine, other: CartLine): CartLine {
  const units = [...one.configuration.units, ...other.configuration.units]
  return { ...one, quantity: one.quantity + other.quantity, configuration: { ...one.configuration, units } }
}
