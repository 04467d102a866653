import type { Browser } from '@playwright/test'
import { pause } from './figures.ts'
import type { KitchenEvening } from './kitchen-evening.ts'
import { median } from './rounds.ts'
import { findSlowdown } from './slow-processor.ts'
import { type Tablet, waitForTickets } from './tablet.ts'

const taps = 5
const holds = 5
/** A held press means the whole ticket after so long (DAY-079). */
const holdPressMs = 600
/** So long a quick finger stays on the glass. */
const tapMs = 60
/** Tickets that stand on the board while it is tapped: a full screen and more. */
const shown = 24

/**
 * From a finger to the frame that shows what it bumped, on a tablet's slow processor. A tap counts from the moment at
 * which the finger is lifted, a held press from the moment at which it has been held long enough.
 */
export async function measureTaps(
  tablet: Tablet,
  { browser, evening }: { readonly browser: Browser; readonly evening: KitchenEvening },
  most: number,
): Promise<void> {
  const { devtools } = tablet
  for (let turn = 1; turn < shown; turn += 1) await evening.sendHot(turn)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await findSlowdown(browser) })
  const timePresses = async (count: number, heldMs: number) => {
    const figures: number[] = []
    for (let press = 0; press < count; press += 1) {
      await evening.sendHot(press)
      await waitForTickets(tablet, shown)
      figures.push(await timePress(tablet, heldMs))
      await waitForTickets(tablet, shown - 1)
    }
    return figures
  }
  const tapped = await timePresses(taps, 0)
  const held = await timePresses(holds, holdPressMs)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const where = `, board of ${shown} tickets, median`
  evening.tell(`a tap until the dish is bumped on the screen${where}`, median(tapped), { most, unit: ' ms' })
  evening.tell(`a held press until the ticket is bumped${where}`, median(held), { most, unit: ' ms' })
  await evening.serveAll()
  await waitForTickets(tablet, 0)
}

/** Milliseconds from the end of a press to the end of the frame that answers it. */
async function timePress(tablet: Tablet, heldMs: number): Promise<number> {
  const { page, devtools } = tablet
  const dish = page.locator('article li > button').first()
  await dish.scrollIntoViewIfNeeded()
  // The page's work after the last bump is done by the time a finger comes down.
  await pause(300)
  const box = await dish.boundingBox()
  if (box === null) throw new Error('there is no dish to press')
  const seen = await dish.evaluateHandle(watchForBump, heldMs)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const down = devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  // Not after the touch is answered for: on a busy machine the answer comes so late that a tap is a held press.
  await pause(heldMs > 0 ? heldMs + 200 : tapMs)
  await Promise.all([down, devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })])
  return seen.evaluate(({ answered }) => answered)
}

/** Runs in the page; returns an object, because a promise returned directly would be awaited here. */
function watchForBump(dish: Element, heldMs: number): { readonly answered: Promise<number> } {
  const answered = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer to the press')), 10_000)
    let pressed = Number.NaN
    const press = ({ timeStamp }: Event) => {
      pressed = timeStamp + heldMs
    }
    addEventListener(heldMs > 0 ? 'pointerdown' : 'pointerup', press, { capture: true, once: true })
    const look = () => {
      // The server may answer before the frame: then the dish has left the board already.
      const isBumped = !dish.isConnected || dish.classList.contains('opacity-50')
      // Right after this frame is drawn, before the work that it postponed.
      if (isBumped) {
        scheduler.postTask(() => resolve(performance.now() - pressed), { priority: 'user-blocking' })
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return { answered }
}
