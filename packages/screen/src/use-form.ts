import { type FormEvent, type RefCallback, useCallback, useReducer, useRef, useState } from 'react'
import {
  type Field,
  focusProblem,
  hasProblem,
  type Problems,
  type Says,
  saysProblem,
  touch,
  unhandled,
} from './form-fields.ts'

export interface FormOptions<Values> {
  readonly values: Values
  readonly change: (change: Partial<Values>) => void
  /** By the rules that the server uses too. */
  readonly problems: Problems<Values>
  readonly says?: Says
  /** Called when nothing is wrong; a part of a form that is not sent by itself has none. */
  readonly submit?: () => void
  /** Called instead when something is wrong, after the focus has moved there. */
  readonly onProblems?: () => void
}

export interface Form<Values> {
  readonly isValid: boolean
  /** The properties of a field: `<TextField label={...} {...form.field('email')} />`. */
  readonly field: <Name extends keyof Values & string>(name: Name) => Field<Values[Name]>
  /** Shows every problem and moves the focus to the first; true when there is none. */
  readonly check: () => boolean
  /** For the form itself, or for the element that holds the fields. */
  readonly ref: RefCallback<HTMLElement>
  /** For the form itself. */
  readonly props: {
    readonly ref: RefCallback<HTMLElement>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
  }
}

/** Knows which fields were touched, shows what is wrong with them, and sends only valid values. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { values, change, problems, says = 'touched', submit, onProblems } = options
  const [handled, setHandled] = useState(unhandled)
  const place = useRef<HTMLElement | null>(null)
  const isValid = !hasProblem(problems)
  const ref = useCallback((element: HTMLElement | null) => {
    place.current = element
  }, [])

  function check(): boolean {
    setHandled((before) => ({ ...before, wasTried: true }))
    if (isValid) return true
    if (place.current) focusProblem(place.current, problems)
    return false
  }

  return {
    isValid,
    field: (name) => ({
      name,
      value: values[name],
      problem: saysProblem(handled, says, name) ? problems[name] : undefined,
      onChange(value) {
        setHandled((before) => touch(before, name))
        change({ [name]: value } as unknown as Partial<Values>)
      },
    }),
    check,
    ref,
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (check()) submit?.()
        else onProblems?.()
      },
    },
  }
}

/** The values of a form and a function that changes some of them. */
export function useValues<Values extends object>(start: Values): [Values, (change: Partial<Values>) => void] {
  return useReducer((values: Values, change: Partial<Values>): Values => ({ ...values, ...change }), start)
}
