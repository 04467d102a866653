import { nextTask } from './next-task.ts'

/** A field as somebody left it before the page was hydrated. */
export interface EarlyField {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly value: string
  readonly isChosen: boolean
}

/** Does once more what was typed and chosen, so that the page knows it too; each sees what the one before changed. */
export async function takeUpFields(early: readonly EarlyField[]): Promise<void> {
  for (const one of early) {
    if (one.field.isConnected) takeUp(one)
    await nextTask()
  }
}

// React hears only of what differs from what it saw last, which is what the visitor left.
function takeUp({ field, value, isChosen }: EarlyField): void {
  if ('checked' in field && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = !isChosen
    field.click()
    return
  }
  field.value = ''
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React has put its own setter before the browser's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
