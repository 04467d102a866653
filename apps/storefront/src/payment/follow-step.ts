import type { NextStep } from '@comanda/contract/entities/payment-result'

/** The layout's hidden form: everything that a bank wants posted goes through it (PAY-010). */
const bankFormId = 'bank-form'
const frameName = 'bank-frame'

/** Does what the bank asked for. True when the page is being left. */
export function followStep(next: NextStep): boolean {
  if (next.kind === 'redirect') {
    location.assign(next.url)
    return true
  }
  if (next.kind !== 'post-form') return false
  const isHidden = next.protocol === '3ds-method'
  postForm(next.action, next.fields, isHidden ? openFrame() : '_self')
  return !isHidden
}

function postForm(action: string, fields: Readonly<Record<string, string>>, target: string): void {
  const form = document.getElementById(bankFormId)
  if (!(form instanceof HTMLFormElement)) throw new Error('the layout has no form for the bank')
  form.action = action
  form.target = target
  form.replaceChildren(
    ...Object.entries(fields).map(([name, value]) => {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      field.value = value
      return field
    }),
  )
  form.submit()
}

/** The first step of 3-D Secure examines the browser in a hidden frame. */
function openFrame(): string {
  document.getElementById(frameName)?.remove()
  const frame = document.createElement('iframe')
  frame.id = frameName
  frame.name = frameName
  frame.title = frameName
  frame.hidden = true
  document.body.append(frame)
  return frameName
}
