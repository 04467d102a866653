import { writeLiveMessage } from '@comanda/contract/live'
import { type ProductId, toId } from '@comanda/rules/ids'
import { expect, it } from 'vitest'
import { readProductNews } from './product-news.ts'

it.each([true, false])('reads what the contract writes: published %s', (published) => {
  const wire = writeLiveMessage('products', { kind: 'publication-changed', product: toId<ProductId>(12), published })
  expect(readProductNews(JSON.stringify(wire))).toEqual({ productId: 12, published })
})

it('has nothing to say about other messages', () => {
  expect(readProductNews(JSON.stringify(writeLiveMessage('products', { kind: 'catalogue-changed' })))).toBeUndefined()
})
