import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listWaits, reasonedWaits } from './check-waits.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse, readThisHouse, thisHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = () => listWaits(readSources(root()))
const file = 'e2e/cart/a.test.ts'

it.each([
  ['the age of what is kept', 'expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(6)'],
  ['how long a run took, to be said', 'console.log(performance.now() - since)'],
  ['a look now and then', 'while (!isDone()) await new Promise((done) => setTimeout(done, 20))'],
  [
    'a look now and then, without end',
    'for (;;) {\n  if (isDone()) break\n  await new Promise((done) => setTimeout(done, 20))\n}',
  ],
  ['the next turn', 'await new Promise((done) => setTimeout(done))'],
  ['a clock that the test moves', 'vi.useFakeTimers()\nawait new Promise((done) => setTimeout(done, 9000))'],
  ['a limit', 'test.setTimeout(240_000)'],
])('%s may be in a test', (_name, text) => {
  write({ [file]: text })
  expect(list()).toEqual([])
})

it.each([
  ['how long it took', 'expect(performance.now() - since).toBeLessThan(4)'],
  ['how long it took, in seconds', 'expect((Date.now() - since) / 1_000).not.toBeGreaterThan(4)'],
  ['how long it took, as what is expected', 'expect(signs).toBeLessThanOrEqual((performance.now() - since) / 50)'],
])('%s may not be expected', (_name, text) => {
  write({ [file]: `\n${text}` })
  expect(list()).toEqual([
    `${file}:2 expects something of how long it took; let the order of events say it, or a clock that the test moves`,
  ])
})

it.each([
  ['for a time', 'await page.waitForTimeout(300)'],
  ['by a timer', 'await new Promise((done) => setTimeout(done, 50))'],
  ['by a timer in braces', 'await new Promise((done) => {\n  setTimeout(done, 50)\n})'],
  ['by a helper', 'await sleep(50)'],
  ['by Node', "import { setTimeout as pause } from 'node:timers/promises'"],
  ['again and again, until a check passes', 'await expect(async () => {\n  await page.waitForTimeout(20)\n}).toPass()'],
])('no test sleeps %s', (_name, text) => {
  write({ [file]: text })
  expect(list()).toEqual([expect.stringMatching(/^e2e\/cart\/a\.test\.ts:\d sleeps; wait for what is to happen/)])
})

it('names only files that are there, and that wait', () => {
  const sources = readThisHouse()
  for (const named of Object.keys(reasonedWaits)) {
    expect([named, existsSync(join(thisHouse, named))]).toEqual([named, true])
    const source = sources.get(named)
    if (!source) throw new Error(`${named} is no source`)
    const elsewhere = `e2e/${named.replaceAll('/', '-')}`
    expect([named, listWaits(new Map([[elsewhere, { ...source, file: elsewhere }]]))]).not.toEqual([named, []])
  }
})
