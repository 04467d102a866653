import { allCalls } from '@comanda/contract/all-calls'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { languageCodes } from '@comanda/rules/text/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSave, begin } from '../testing/cart/carts.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

describe('who guesses at codes', () => {
  it('is let try ten and then told to wait, with the right code too [F-062]', async () => {
    const { client } = await shop.visit()
    for (let guess = 0; guess < 10; guess++) {
      expect(await client.getCoupon({ code: `GUESS-${guess}` })).toMatchObject({ refused: 'coupon-not-found' })
    }
    for (const code of ['GUESS-10', 'BIENVENIDA']) {
      expect(await client.getCoupon({ code })).toMatchObject({ refused: 'too-many-codes' })
    }
  })

  it('is not helped by a cart that tells by its total [F-062]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    const guess = (couponCode: string | null, receipt: { code: string; pointsRemaining: number } | null) =>
      client.saveCart(aSave({ cartId, codes: { couponCode, receipt } }))
    for (let count = 0; count < 5; count++) {
      await guess(`GUESS-${count}`, null)
      await guess(null, { code: `RECEIPT-${count}`, pointsRemaining: 1 })
    }
    expect(await guess('GUESS', null)).toMatchObject({ refused: 'too-many-codes' })
    expect(await guess(null, { code: 'RECEIPT', pointsRemaining: 1 })).toMatchObject({ refused: 'too-many-codes' })
    expect(await guess(null, null)).toMatchObject({ cartId })
  })

  it('does not stop the next table, nor a full house that mistypes some [F-062]', async () => {
    const { client } = await shop.visit()
    expect(await client.getCoupon({ code: 'BIENVENIDA' })).toMatchObject({ code: 'BIENVENIDA' })
    for (let right = 0; right < 20; right++) await client.getCoupon({ code: 'BIENVENIDA' })
    expect(await client.getCoupon({ code: 'BIENVENIDA' })).toMatchObject({ code: 'BIENVENIDA' })
  })

  it('cannot go on with ever new sessions from one address [F-062]', async () => {
    const remoteAddress = '203.0.113.9'
    const statuses: number[] = []
    for (let visitor = 0; visitor < 12; visitor++) {
      const visit = await shop.visit()
      for (let count = 0; count < 9; count++) {
        const url = signedUrl(visit, allCalls.getCoupon.path, { code: `X${visitor}-${count}` })
        statuses.push((await shop.app.inject({ url, remoteAddress })).statusCode)
      }
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  })

  it('is told when to come back, in every language [F-062]', async () => {
    const visit = await shop.visit()
    const url = (lang: string) => signedUrl(visit, allCalls.getCoupon.path, { code: 'NOTHING', lang })
    for (let count = 0; count < 10; count++) await shop.app.inject({ url: url('es') })
    const reply = await shop.app.inject({ url: url('en') })
    // The clock stands at half past one: a new quarter of an hour has just begun.
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '900'])
    expect(reply.json().message).toBe(dictionaryOf('en').refusals['too-many-codes'])
    for (const language of languageCodes) {
      const { refusals } = dictionaryOf(language)
      expect(refusals['too-many-codes'].length * refusals['too-many-declines'].length).toBeGreaterThan(100)
    }
  })
})
