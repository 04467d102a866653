import { expect, it } from 'vitest'
import { showWith } from '../../parts/testing/show-with.tsx'
import { Component } from './contact.screen.tsx'

const screen = <Component data={{ privacyPage: null }} />

it.each([{ mail: true }, { shown: true }])('a message is taken where it reaches the venue: %j [F-004]', (sends) => {
  expect(showWith(sends, screen)).toContain('<form')
})

it('no message is taken where no mail leaves, and the page says so [F-004]', () => {
  const shown = showWith({}, screen)
  expect(shown).toContain('Ahora no podemos recibir mensajes')
  expect(shown).not.toContain('te responderemos por correo')
  expect(shown).not.toContain('<form')
})
