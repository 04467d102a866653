import type { Browser } from '@playwright/test'
import { pause } from './figures.ts'
import { median } from './rounds.ts'

/**
 * What the phone, or the tablet, of the benchmarks needs for the work below: four times as much as a machine of two quiet
 * cores. Machines differ, and another one beside ours can halve its speed for minutes; the phone stays the same.
 */
const phoneMs = 28
const [batches, runs] = [6, 12]

/** How many times slower than now this machine has to be to be that phone. */
export async function findSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    const figures: number[] = []
    await page.evaluate(timeWork, runs)
    for (let batch = 0; batch < batches; batch += 1) {
      figures.push(...(await page.evaluate(timeWork, runs)))
      await pause(100)
    }
    return Math.max(1, phoneMs / median(figures))
  } finally {
    await page.close()
  }
}

/** Runs in the page: the kinds of work that a screen is made of, and how many milliseconds each run of it took. */
function timeWork(times: number): number[] {
  return Array.from({ length: times }, () => {
    const begun = performance.now()
    const list = document.createElement('div')
    list.style.cssText = 'position: absolute; visibility: hidden; width: 300px'
    const counts = new Map<string, number>()
    for (let row = 0; row < 250; row += 1) {
      const text = `dish number ${row} with a name of its own`
      list.append(Object.assign(document.createElement('p'), { className: `row-${row % 7}`, textContent: text }))
      for (const word of text.split(' ')) {
        const key = `${word}${row % 50}`
        counts.set(key, (counts.get(key) ?? 0) + word.length)
      }
    }
    document.body.append(list)
    list.getBoundingClientRect()
    list.remove()
    const copy: [string, number][] = JSON.parse(JSON.stringify([...counts]))
    copy.sort(([left], [right]) => (left < right ? -1 : 1))
    return performance.now() - begun
  })
}
