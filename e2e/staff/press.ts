import { expect, type Locator, type Page } from '@playwright/test'

/** A finger that is put down and stays until what it presses is gone: the browser's own touch, unlike a mouse. */
export async function hold(page: Page, target: Locator): Promise<void> {
  const at = await aim(target)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(target).toBeHidden()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

/** A press that slides, perhaps rests there, and ends. Of a finger that slides the browser itself makes no tap. */
export async function slide(page: Page, target: Locator, { px, restMs = 0 }: Sliding): Promise<void> {
  const { x, y } = await aim(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px, y, { steps: 4 })
  if (restMs > 0) await page.waitForTimeout(restMs)
  await page.mouse.up()
}

interface Sliding {
  readonly px: number
  readonly restMs?: number
}

async function aim(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('there is nothing to press')
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + Math.min(20, box.height / 2) }
}
