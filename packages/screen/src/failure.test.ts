import { CallFault } from '@comanda/contract/read-reply'
import { expect, test } from 'vitest'
import { toFailureText } from './failure.ts'

test.each([
  ['a refusal', { refused: 'coupon-expired', message: 'El cupón ha caducado' }, 'El cupón ha caducado'],
  ['a thrown fault', new CallFault('Algo ha fallado por nuestra parte', 500), 'Algo ha fallado por nuestra parte'],
  ['a line that broke', new TypeError('Failed to fetch'), 'No enviado'],
  ['nothing', undefined, 'No enviado'],
])('%s is said in its own words where it has any [API-010] [ERRORS-001]', (_title, failure, text) => {
  expect(toFailureText(failure, 'No enviado')).toBe(text)
})
