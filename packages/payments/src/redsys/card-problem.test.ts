import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { languageCodes } from '@comanda/rules/text/language'
import { expect, test } from 'vitest'
import { toCardProblem } from './card-problem.ts'

/** The sentence that a diner reads under the bank's form. */
function tell(code: string, language: (typeof languageCodes)[number]): string | undefined {
  const problem = toCardProblem(code)
  const { cardProblems } = dictionaryOf(language)
  return problem === 'other' ? undefined : cardProblems[problem]
}

const sentences = [
  ['msg1', 'Escribe los datos de la tarjeta', '[ERRORS-058]'],
  ['msg2', 'Falta el número de la tarjeta', '[ERRORS-059]'],
  ['msg3', 'El número de la tarjeta solo lleva cifras', '[ERRORS-060]'],
  ['msg4', 'El número de la tarjeta no puede ser negativo', '[ERRORS-061]'],
  ['msg5', 'Falta el mes de caducidad', '[ERRORS-062]'],
  ['msg6', 'El mes de caducidad solo lleva cifras', '[ERRORS-063]'],
  ['msg7', 'El mes de caducidad es incorrecto', '[ERRORS-064]'],
  ['msg8', 'Falta el año de caducidad', '[ERRORS-065]'],
  ['msg9', 'El año de caducidad solo lleva cifras', '[ERRORS-066]'],
  ['msg10', 'El año de caducidad no puede ser negativo', '[ERRORS-067]'],
  ['msg11', 'El código de seguridad no tiene la longitud correcta', '[ERRORS-068]'],
  ['msg12', 'El código de seguridad solo lleva cifras', '[ERRORS-069]'],
  ['msg13', 'El código de seguridad no puede ser negativo', '[ERRORS-070]'],
  ['msg14', 'El código de seguridad no es necesario', '[ERRORS-071]'],
  ['msg15', 'Al número de la tarjeta le faltan o le sobran cifras', '[ERRORS-072]'],
  ['msg16', 'Debe introducir un número de tarjeta válido (sin espacios ni guiones).', '[ERRORS-073]'],
  ['msg17', 'Validación incorrecta por parte del comercio', '[ERRORS-074]'],
] as const

test.each(sentences)('the bank’s %s is told as «%s» %s [F-246]', (code, sentence) => {
  expect(tell(code, 'es')).toBe(sentence)
})

test('each of them has a sentence of its own in every language', () => {
  for (const language of languageCodes) {
    const told = sentences.map(([code]) => tell(code, language))
    expect(told.every((sentence) => sentence !== undefined && sentence.length > 5)).toBe(true)
    expect(new Set(told).size).toBe(sentences.length)
  }
})

test('a number the bank did not publish is told as well', () => {
  expect(toCardProblem('msg99')).toBe('other')
})
