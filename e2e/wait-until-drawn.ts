import type { Page } from '@playwright/test'

/**
 * Half faded in, any colour has too little contrast, and what slides in lies over the edge: waits until nothing has moved
 * for so many frames. What never ends, as the flashing edge of a board, is not waited for.
 */
export async function waitUntilDrawn(page: Page, quietFrames = 1): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let quiet = 0; quiet < wanted; quiet++) {
      await new Promise((done) => requestAnimationFrame(done))
      // One that has ended and stays as it ended is still listed.
      const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished')
      if (moving.some(({ effect }) => effect?.getTiming().iterations !== Infinity)) quiet = -1
    }
  }, quietFrames)
}
