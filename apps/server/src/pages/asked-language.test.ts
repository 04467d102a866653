import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await createTestApp({ pages: true })
})
afterAll(() => house.close())

test.each([
  ['one that is published', '/?store=1&lang=eu', undefined, 'eu'],
  ['German as old links spell it', '/?lang=ge', undefined, 'de'],
  ['German by our own code', '/?lang=ger', undefined, 'de'],
  ['German as browsers spell it', '/?lang=de', undefined, 'de'],
  ['one that is not published here', '/?lang=cat', undefined, 'es'],
  ['one that is none', '/?lang=xx', undefined, 'es'],
  ['an unpublished one after another was chosen', '/?lang=nl', 'fr', 'fr'],
  ['nothing, after one was chosen that is no longer published', '/', 'cat', 'es'],
])('a link that asks for %s [QR-014] [OPEN-018] [OPEN-080] [SITE-022]', async (_title, url, remembered, tag) => {
  const cookies = remembered === undefined ? {} : { lang: remembered }
  const reply = await house.app.inject({ url, cookies, headers: { host: 'carta.localhost' } })
  expect(reply.body).toContain(`<html lang="${tag}" `)
})
