import { expect, it } from 'vitest'
import { showWith } from '../parts/testing/show-with.tsx'
import { ForgottenForm } from './forgotten-form.tsx'

const form = <ForgottenForm email="" onEmail={() => {}} onBack={() => {}} />

it.each([{ mail: true }, { shown: true }])('a link is offered where it can be read: %j [F-004]', (sends) => {
  expect(showWith(sends, form)).toContain('te enviaremos un enlace')
})

it('no link is promised where no mail leaves: the venue’s phone is offered at once [F-004]', () => {
  const shown = showWith({ sms: true }, form)
  expect(shown).toContain('no envía correos')
  expect(shown).toContain('href="tel:910000000"')
  expect(shown).not.toContain('<form')
})
