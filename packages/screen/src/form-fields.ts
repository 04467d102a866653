/** The fault of each field, in words; a valid field has no entry. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** The facts that a field of any kind needs. */
export interface Field<Value> {
  readonly name: string
  readonly value: Value
  readonly problem: string | undefined
  readonly onChange: (value: Value) => void
}

/** The acts of a visitor on a form so far. */
export interface Handled {
  /** Fields whose value was changed. */
  readonly touched: ReadonlySet<string>
  /** The form was sent once, or the visitor tried to. */
  readonly wasTried: boolean
}

/** When a problem is shown: once its field was touched (ERRORS-027), or only once sending was tried. */
export type Says = 'touched' | 'tried'

export const unhandled: Handled = { touched: new Set(), wasTried: false }

export function touch(handled: Handled, name: string): Handled {
  return handled.touched.has(name) ? handled : { ...handled, touched: new Set([...handled.touched, name]) }
}

export function saysProblem({ touched, wasTried }: Handled, says: Says, name: string): boolean {
  return wasTried || (says === 'touched' && touched.has(name))
}

export function hasProblem(problems: Problems<object>): boolean {
  return Object.values(problems).some((problem) => problem !== undefined)
}

/** An element with named fields in it: a form, or a part of one. */
export interface FieldPlace {
  querySelectorAll(selector: '[name]'): Iterable<Element>
}

/** Moves the focus to the first field with a problem, in the order of the page. */
export function focusProblem(place: FieldPlace, problems: Readonly<Record<string, string | undefined>>): void {
  for (const field of place.querySelectorAll('[name]')) {
    const name = field.getAttribute('name') ?? ''
    if (problems[name] === undefined || !('focus' in field) || typeof field.focus !== 'function') continue
    field.focus()
    return
  }
}
