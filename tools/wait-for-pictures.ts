import type { Page } from '@playwright/test'

/** Only pictures in sight; the others have not been requested. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      return image.complete || !isInSight || !image.checkVisibility()
    }),
  )
}
