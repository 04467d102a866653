import type { Locator } from '@playwright/test'

/**
 * Cards are laid out as they come near the screen, so a page that is scrolled to its end at once moves on for some frames:
 * a click that begins on a button would end beside it. Nobody scrolls and touches within a twentieth of a second.
 */
export async function clickAtRest(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(async (drawn, wanted) => {
    let place = Number.NaN
    for (let quiet = 0; quiet < wanted; quiet += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      const { top } = drawn.getBoundingClientRect()
      if (top !== place) quiet = -1
      place = top
    }
  }, quietFrames)
  await button.click()
}

const quietFrames = 5
