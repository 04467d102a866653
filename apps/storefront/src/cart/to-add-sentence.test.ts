import { loadWords } from '@comanda/i18n/load-words'
import { tellError, toasts } from '@comanda/screen/toasts'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { toAddSentence } from './to-add-sentence.ts'

const words = await loadWords('es', 'cart', 'dish', 'refusals')

test.each([
  ['round-limit', 'Ha alcanzado el límite de platos de comida permitidos en esta ronda.'],
  ['buffet-blocked', 'Debe esperar el tiempo establecido para pedir la siguiente ronda de comida'],
  ['cart-not-open', 'El pedido ya se está pagando o está cerrado y no se puede cambiar'],
  ['quantity-not-allowed', words.refusals['quantity-not-allowed']],
  ['option-missing', 'Elige lo que falta para poder añadirlo'],
])('an addition refused with %s says so [CART-014]', (code, sentence) => {
  expect(toAddSentence(code, words)).toBe(sentence)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('whoever has to wait for the next round reads it for five seconds [ERRORS-030]', () => {
  tellError(toAddSentence('buffet-blocked', words))
  vi.advanceTimersByTime(4999)
  expect(toasts.get()).toMatchObject([
    { text: 'Debe esperar el tiempo establecido para pedir la siguiente ronda de comida', isError: true },
  ])
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toEqual([])
})
