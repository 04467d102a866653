import { expect, it } from 'vitest'
import { localText } from '../text/local-text.ts'
import { nameChoice, nameLeftOut } from './name-choice.ts'

const say = (
  question: string,
  value: string,
  more: { isList?: boolean; isShared?: boolean; shortName?: string } = {},
) =>
  nameChoice(
    {
      question: localText(question),
      value: localText(value),
      isList: more.isList ?? false,
      isShared: more.isShared ?? false,
      shortName: more.shortName === undefined ? null : localText(more.shortName),
    },
    'es',
  )

it.each([
  ['¿Con cebolla?', 'Sí', 'Con cebolla'],
  ['¿Con cebolla?', 'No', 'Sin cebolla'],
  ['¿Sin sal?', 'No', 'Con sal'],
  ['With onion?', 'No', 'No onion'],
  ['Without salt?', 'No', 'With salt'],
  ['Avec oignon ?', 'Non', 'Sans oignon'],
  ['Mit Zwiebel?', 'Nein', 'Ohne Zwiebel'],
  ['Amb ceba?', 'No', 'Sense ceba'],
  ['Met ui?', 'Nee', 'Zonder ui'],
  ['Tipularekin?', 'Ez', 'Tipularekin: ez'],
  ['¿Descafeinado?', 'Sí', 'Descafeinado: sí'],
  ['Punto', 'Poco hecho', 'Punto: poco hecho'],
  ['Huevos:', '2', 'Huevos: 2'],
  ['¿Cuántos huevos?', '2', 'Cuántos huevos: 2'],
  ['¿Cómo la quieres?', 'Sola', 'Sola'],
  ['Agua', 'Solán de Cabras', 'Agua: Solán de Cabras'],
])('«%s» answered with «%s» is «%s» [DAY-203]', (question, value, words) => {
  expect(say(question, value)).toBe(words)
})

it('what one may take several of is a name, unless it is shared or a mere number [DAY-203]', () => {
  expect(say('Salsas', 'Alioli', { isList: true })).toBe('Alioli')
  expect(say('Salsas', 'Alioli', { isList: true, isShared: true })).toBe('Salsas: alioli')
  expect(say('Salsas', '2', { isList: true })).toBe('Salsas: 2')
})

it('the menu’s own short words go first [DAY-203]', () => {
  expect(say('¿Sifón?', 'No', { shortName: 'Sin sifón' })).toBe('Sin sifón')
})

it('what is left out is said as a choice in every language [DAY-203]', () => {
  const onion = localText('Cebolla', { eu: 'Tipula', ger: 'Zwiebel', fr: 'Oignon' })
  expect(
    (['es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'] as const).map((language) => nameLeftOut(onion, language)),
  ).toEqual([
    'Sin cebolla',
    'No cebolla',
    'Sense cebolla',
    'Tipula gabe',
    'Sans oignon',
    'Ohne Zwiebel',
    'Zonder cebolla',
  ])
})
