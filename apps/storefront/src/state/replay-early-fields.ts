import { nextTask } from './next-task.ts'

/** A field as somebody left it before the page was hydrated. */
export interface EarlyField {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly value: string
  readonly isChosen: boolean
}

/** Does once more what was typed and chosen, so that the page knows it too; each sees what the one before changed. */
export async function replayEarlyFields(early: readonly EarlyField[]): Promise<void> {
  for (const [at, one] of early.entries()) {
    if (!one.field.isConnected || early.slice(at + 1).some((later) => isSame(later.field, one.field))) continue
    takeUp(one)
    await nextTask()
  }
}

/** The same field, or another choice of the same group. */
function isSame(one: EarlyField['field'], other: EarlyField['field']): boolean {
  return one === other || (one.type === 'radio' && other.type === 'radio' && one.name === other.name)
}

// React hears only of what differs from what it saw last, which is what the visitor left.
function takeUp({ field, value, isChosen }: EarlyField): void {
  if ('checked' in field && (field.type === 'radio' || field.type === 'checkbox')) {
    // Chosen and left again: the page knows it as it is.
    if (isChosen === field.defaultChecked) return
    field.checked = !isChosen
    field.click()
    return
  }
  // Somebody types on: the page hears that by itself, with all that came before.
  if (field.value !== '' && field.value !== value) return
  field.value = ''
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React has put its own setter before the browser's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
