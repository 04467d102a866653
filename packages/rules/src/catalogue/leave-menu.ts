import type { Choosing } from './choosing.ts'
import { isSameConfiguration } from './configuration-key.ts'
import type { DialogLevel } from './sections-dialog.ts'

export interface MenuChoice extends Pick<Choosing, 'configuration' | 'quantity'> {
  readonly notes: string
}

/** Leaving a menu with something chosen asks first; leaving a dish of a menu does not: the menu keeps its choices. */
export function asksBeforeLeaving(level: DialogLevel, begun: MenuChoice, now: MenuChoice): boolean {
  if (level === 2) return false
  const isSame = isSameConfiguration(begun.configuration, now.configuration)
  return !isSame || begun.quantity !== now.quantity || begun.notes !== now.notes
}
