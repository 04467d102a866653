import type { Choosing } from './choosing.ts'
import { isSameConfiguration } from './configuration-key.ts'
import type { DialogLevel } from './sections-dialog.ts'

export interface MenuChoice extends Pick<Choosing, 'configuration' | 'quantity'> {
  readonly notes: string
}

/** A menu with something chosen is not thrown away unasked; a dish of a menu leaves the menu as it stood. */
export function asksBeforeLeaving(level: DialogLevel, begun: MenuChoice, now: MenuChoice): boolean {
  if (level === 2) return false
  const isSame = isSameConfiguration(begun.configuration, now.configuration)
  return !isSame || begun.quantity !== now.quantity || begun.notes !== now.notes
}
