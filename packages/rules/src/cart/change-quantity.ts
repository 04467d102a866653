import type { Configuration, UnitChoice } from '../catalogue/configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import type { LineId } from '../ids.ts'
import type { CartLine } from './cart.ts'

/** The same lines with one quantity changed; section choices grow and shrink with their dishes (OPEN-116). */
export function changeQuantity(lines: readonly CartLine[], lineId: LineId, quantity: number): CartLine[] {
  return lines.map((line) =>
    line.id === lineId
      ? { ...line, quantity, configuration: scale(line.configuration, line.quantity, quantity) }
      : line,
  )
}

export function removeLine(lines: readonly CartLine[], lineId: LineId): CartLine[] {
  return lines.filter((line) => line.id !== lineId)
}

/** False when the dishes of the line were configured differently. */
export function canScale(configuration: Configuration, from: number, to: number): boolean {
  return [...countUnits(configuration.units).values()].every((count) => (count * to) % from === 0)
}

/** Scales the number of each kind of unit in proportion and keeps the order in which units were chosen. */
function scale(configuration: Configuration, from: number, to: number): Configuration {
  const wanted = countUnits(configuration.units)
  for (const [key, count] of wanted) wanted.set(key, Math.ceil((count * to) / from))
  const units: UnitChoice[] = []
  for (let round = 0; round * from < to; round++) {
    for (const unit of configuration.units) {
      const left = wanted.get(unitKey(unit)) ?? 0
      if (left === 0) continue
      wanted.set(unitKey(unit), left - 1)
      units.push(unit)
    }
  }
  return { ...configuration, units }
}

export function countUnits(units: readonly UnitChoice[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const unit of units) counts.set(unitKey(unit), (counts.get(unitKey(unit)) ?? 0) + 1)
  return counts
}

function unitKey(unit: UnitChoice): string {
  return `${unit.sectionId}/${unit.itemId}/${configurationKey(unit.configuration)}`
}
