import type { Change } from '../catalogue/change.ts'
import type { ChoiceContext } from '../catalogue/choice-context.ts'
import type { Configuration, OptionChoice, UnitChoice } from '../catalogue/configuration.ts'
import type { AttributeValueId } from '../ids.ts'
import type { StoreMoment, Weekday } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { id, ids } from './products.ts'

export function aMoment(weekday: Weekday = 'monday', hour = '12:00', date = '2026-11-16'): StoreMoment {
  return { date: getIsoDate(date), weekday, minute: getMinute(hour) }
}

export const withIngredients: ChoiceContext = { hidesIngredients: false, moment: aMoment() }
export const withoutIngredients: ChoiceContext = { hidesIngredients: true, moment: aMoment() }

/** Values as plain numbers, options as «group.value», units as «section.item» with their own choices if any. */
export function aChoice(
  more: {
    readonly values?: readonly number[]
    readonly options?: readonly (readonly [group: number, value: number])[]
    readonly units?: readonly UnitChoice[]
  } = {},
): Configuration {
  return {
    valueIds: ids<AttributeValueId>(...(more.values ?? [])),
    options: (more.options ?? []).map(([group, value]) => anOption(group, value)),
    units: more.units ?? [],
  }
}

export function anOption(group: number, value: number): OptionChoice {
  return { groupId: id(group), valueId: id(value) }
}

export function aUnit(section: number, item: number, configuration: Configuration = aChoice()): UnitChoice {
  return { sectionId: id(section), itemId: id(item), configuration }
}

export function units(section: number, item: number, times: number): UnitChoice[] {
  return Array.from({ length: times }, () => aUnit(section, item))
}

/** The configuration after a move; a refusal fails the test with its code. */
export function reached(change: Change): Configuration {
  if (!change.allowed) throw new Error(`the move was refused: ${change.code}`)
  return change.configuration
}
