import { isToCook, type KitchenItemState } from './kitchen-item.ts'

interface CountedDish {
  readonly state: KitchenItemState
  readonly units: number
  readonly unitsReady: number
  readonly name: string
  readonly words: readonly string[]
}

export interface AllDayDish {
  readonly name: string
  readonly words: readonly string[]
  readonly units: number
}

/** The dishes to be cooked now, all tickets together, added up by dish and words; most first (DAY-082). */
export function listAllDay(items: readonly CountedDish[]): AllDayDish[] {
  const counted = new Map<string, AllDayDish>()
  for (const { state, units, unitsReady, name, words } of items) {
    if (!isToCook({ state })) continue
    const key = JSON.stringify([name, words])
    counted.set(key, { name, words, units: (counted.get(key)?.units ?? 0) + units - unitsReady })
  }
  return [...counted.values()].sort((one, other) => other.units - one.units || one.name.localeCompare(other.name))
}
