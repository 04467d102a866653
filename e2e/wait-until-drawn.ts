import type { Page } from '@playwright/test'

/**
 * Half faded in, any colour has too little contrast, and what slides in lies over the edge: waits until nothing has moved
 * for so many frames. What never ends, as the flashing edge of a board, is not waited for.
 */
export async function waitUntilDrawn(page: Page, quietFrames = 1): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let quiet = 0; quiet < wanted; quiet++) {
      await new Promise((done) => requestAnimationFrame(done))
      const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      if (passing.length > 0) quiet = -1
    }
  }, quietFrames)
}
