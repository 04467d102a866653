import { describe, expect, it } from 'vitest'
import { sendContactForm } from './calls/website.ts'
import { type FieldProblem, listFieldProblems } from './forms.ts'

const right = {
  name: 'Ana García',
  email: 'ana@demo.example',
  phone: '600 000 001',
  message: '¿Tenéis tronas para niños?',
  privacy: true,
}

describe('the contact form', () => {
  it('has nothing wrong when it is filled in, with or without a phone [OPEN-033]', () => {
    expect(listFieldProblems(sendContactForm.request, right)).toEqual({})
    expect(listFieldProblems(sendContactForm.request, { ...right, phone: '' })).toEqual({})
  })

  it.each<[string, Partial<typeof right>, Record<string, FieldProblem>]>([
    ['an e-mail without a domain [ERRORS-022]', { email: 'ana@demo' }, { email: { kind: 'email' } }],
    ['no name [ERRORS-023]', { name: '  ' }, { name: { kind: 'required' } }],
    ['no consent [ERRORS-023]', { privacy: false }, { privacy: { kind: 'required' } }],
    ['a message too short [ERRORS-024]', { message: 'Hola' }, { message: { kind: 'min', count: 10 } }],
    ['a message too long [ERRORS-025]', { message: 'a'.repeat(2001) }, { message: { kind: 'max', count: 2000 } }],
    ['a phone that is none [ERRORS-026]', { phone: 'mañana' }, { phone: { kind: 'invalid' } }],
  ])('says what is wrong with %s', (_title, spoilt, problems) => {
    expect(listFieldProblems(sendContactForm.request, { ...right, ...spoilt })).toEqual(problems)
  })
})
