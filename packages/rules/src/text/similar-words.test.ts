import { expect, test } from 'vitest'
import { createSlipMeter } from './similar-words.ts'

const croquettes = ['Croquetas de jamón', 'Con bechamel casera']

test.each([
  ['croketa', croquettes, 0],
  ['kroketas', croquettes, 0],
  ['crocetas', croquettes, 1],
  ['corquetas', croquettes, 1],
  ['croqetas', croquettes, 1],
  ['gamon', croquettes, 1],
  ['croketas de xamon', croquettes, 1],
  ['bechamel', croquettes, 0],
  ['tavla', ['Tabla de quesos'], 0],
  ['kesos', ['Tabla de quesos'], 0],
  ['paeya', ['Paella valenciana'], 0],
  ['amburgesa', ['Hamburguesa Comanda'], 1],
  ['chinchorro', ['Chicharrón'], null],
  ['croketas de gambas', croquettes, null],
  ['zzzz', croquettes, null],
  ['', croquettes, null],
  ['de', croquettes, null],
  ['pam', ['Pan con tomate'], 1],
  ['xilofono', croquettes, null],
  ['croquetas '.repeat(3), croquettes, 0],
  ['crokpe', croquettes, 1],
  ['crokpe jamon', croquettes, null],
  ['palabra '.repeat(200), croquettes, null],
  ['zzzz', ['Agua y a'], null],
])('%j is this far from %j: %j [F-075]', (query, texts, expected) => {
  expect(createSlipMeter(query)(texts)).toBe(expected)
})
