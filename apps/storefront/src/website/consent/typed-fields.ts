/** The text in a field, and the field's name: its element does not outlive a reload. */
export interface TypedField {
  readonly field: string
  readonly value: string | boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Everything typed or ticked on the page. A password is kept nowhere, nor what names a card. */
export function readTyped(): TypedField[] {
  return listControls().flatMap(([field, control]): TypedField[] => {
    const value = readValue(control)
    return value === '' || value === null ? [] : [{ field, value }]
  })
}

/** Fills a field in as if it were typed, so that its form knows. False while the field is not there. */
export function fillIn({ field, value }: TypedField): boolean {
  const control = listControls().find(([name]) => name === field)?.[1]
  if (control === undefined) return false
  if (readValue(control) === value || control === document.activeElement) return true
  if (typeof value === 'boolean') {
    control.click()
    return true
  }
  // React replaces the setter of the element itself; the prototype's own makes the change look typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** By their label and their place among the fields of the same label. */
function listControls(): [string, Control][] {
  const seen = new Map<string, number>()
  return Array.from(document.querySelectorAll<Control>('input, textarea')).flatMap((control): [string, Control][] => {
    if (/^(password|hidden|file|submit)$/.test(control.type) || control.autocomplete.startsWith('cc-')) return []
    const label = control.labels?.[0]?.textContent ?? control.ariaLabel ?? control.name
    const kind = `${control.type} ${label} ${control.type === 'radio' ? control.value : ''}`
    const at = seen.get(kind) ?? 0
    seen.set(kind, at + 1)
    return [[`${kind} ${at}`, control]]
  })
}

/** Null for a radio button that is not chosen: its group is restored by the one that is. */
function readValue(control: Control): string | boolean | null {
  if (control instanceof HTMLTextAreaElement) return control.value
  if (control.type === 'radio') return control.checked || null
  return control.type === 'checkbox' ? control.checked : control.value
}
