import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { orderStatuses } from '@comanda/rules/order/order'
import { listOrderSteps } from '@comanda/rules/order/order-steps'
import { expect, it } from 'vitest'
import { findNextLook, isFollowed, nextLookMs } from './order-looks.ts'

it('an order is looked at every 3500 ms until it is picked up [CHECKOUT-012] [CONST-008] [OPEN-065]', () => {
  expect(nextLookMs).toBe(3500)
  expect(orderStatuses.filter(isFollowed)).toEqual(['on-hold', 'preparing', 'bagging', 'ready'])
  const looked = orderStatuses.filter((status) => findNextLook({ status, paymentState: 'unpaid' }) !== null)
  expect(looked).toEqual(['on-hold', 'preparing', 'bagging', 'ready'])
})

it('a cancelled order is looked at until its money is back', () => {
  expect(findNextLook({ status: 'cancelled', paymentState: 'paid' })).toBe(15_000)
  expect(findNextLook({ status: 'cancelled', paymentState: 'refunded' })).toBeNull()
  expect(findNextLook({ status: 'picked-up', paymentState: 'paid' })).toBeNull()
})

it('its steps are en espera, preparando, embolsando, listo and pedido recogido [CHECKOUT-011]', () => {
  const steps = listOrderSteps('pickup', { asksBagging: true, asksReady: true })
  const labels = (language: 'es' | 'en') => steps.map((step) => dictionaryOf(language).status.labels[step])
  expect(labels('es')).toEqual(['En espera', 'Preparando', 'Embolsando', 'Listo', 'Pedido recogido'])
  expect(dictionaryOf('es').status.labels.delivered).toBe('Pedido entregado')
  expect(labels('en')).toEqual(['On hold', 'Preparing', 'Bagging', 'Ready', 'Picked up'])
})
