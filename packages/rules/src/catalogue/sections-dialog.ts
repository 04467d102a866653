import type { OrderingMode } from '../modes/ordering-mode.ts'
import { firstStep, showsAmounts, showsQuantity } from './choosing-dialog.ts'
import { isSelectable } from './list-option-groups.ts'
import type { Product } from './product.ts'

/** Level 1 is a menu, level 2 a menu inside a menu. */
export type DialogLevel = 1 | 2

export type ToolbarPart = 'name' | 'total' | 'quantity' | 'close' | 'back'

/** A dish added one by one has no quantity; the digital menu has no amounts either (CONFIG-017, CONFIG-011). */
export function listToolbarParts(product: Product, mode: OrderingMode | null): ToolbarPart[] {
  const total: ToolbarPart[] = showsAmounts(mode) ? ['total'] : []
  const quantity: ToolbarPart[] = showsQuantity(product, mode) ? ['quantity'] : []
  return ['name', ...total, ...quantity, 'close', 'back']
}

export type StepPart = 'attribute-chips' | 'option-groups' | 'go-to-options'

/** Variants and options, with the button leading to the sections; empty for a dish of sections alone (CONFIG-018). */
export function listFirstStepParts(product: Product): StepPart[] {
  if (firstStep(product) !== 'options') return []
  const chips: StepPart[] = product.attributes.length > 0 ? ['attribute-chips'] : []
  const groups: StepPart[] = product.optionGroups.some(isSelectable) ? ['option-groups'] : []
  return [...chips, ...groups, 'go-to-options']
}

export type DialogButton = 'view-selection' | 'add-to-order' | 'back' | 'add-selection' | 'exit'

const buttons: Readonly<Record<DialogLevel, readonly DialogButton[]>> = {
  1: ['view-selection', 'add-to-order', 'back'],
  2: ['add-selection', 'exit'],
}
const adding: readonly DialogButton[] = ['add-to-order', 'add-selection']

/** Bottom buttons of a level; on the digital menu nothing can be added (CONFIG-021, CONFIG-022, CONFIG-011). */
export function listButtons(level: DialogLevel, mode: OrderingMode | null): DialogButton[] {
  return buttons[level].filter((button) => showsAmounts(mode) || !adding.includes(button))
}
