import type { FieldProblem } from '@comanda/contract/forms'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { expect, test } from 'vitest'
import { toSentence } from './to-sentence.ts'

test.each<[string, FieldProblem, string]>([
  ['ERRORS-022', { kind: 'email' }, 'Correo electrónico inválido'],
  ['ERRORS-023', { kind: 'required' }, 'Campo requerido'],
  ['ERRORS-024', { kind: 'min', count: 10 }, 'El campo debe contener por lo menos 10 caracteres'],
  ['ERRORS-025', { kind: 'max', count: 80 }, 'El campo debe contener como máximo 80 caracteres'],
  ['ERRORS-026', { kind: 'invalid' }, 'Campo inválido'],
])(
  'says what the documents say for %s [ERRORS-022] [ERRORS-023] [ERRORS-024] [ERRORS-025] [ERRORS-026]',
  (_id, problem, sentence) => {
    expect(toSentence(problem, dictionaryOf('es').forms)).toBe(sentence)
  },
)
