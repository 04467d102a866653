import type { Page } from '@playwright/test'
import { waitUntilAlive } from '../../journey.ts'
import { type Answers, isSame } from '../answers.ts'
import type { Book } from '../book.ts'
import { allDishes, type ServiceDish } from '../house/dishes.ts'
import type { Witness } from '../witness.ts'
import { toPlain, words } from '../words.ts'

const { product, cart, frame } = words

/**
 * Somebody reads the menu with a dish in their basket. Whenever something has run out, or is sold again, the open page
 * says so by itself; and then so do, once more, the page that is loaded anew, and the basket on it (DAY-204).
 */
export function readMenuOn(page: Page, book: Book, inBasket: ServiceDish): Witness {
  /** The dishes that had run out when it was loaded last. */
  let loaded: Answers | null = null
  const onMenu = (): Answers => {
    const gone = allDishes.filter(({ category, name }) => category === inBasket.category && book.paused.has(name))
    return Object.fromEntries(gone.map(({ name }) => [name, 'sold out']))
  }
  return {
    name: 'the menu on a phone',
    async look() {
      const open = await readMenu(page)
      if (!isSame(open, onMenu())) return { pauses: open }
      if (loaded === null || !isSame(loaded, onMenu())) {
        await page.reload()
        await waitUntilAlive(page)
        loaded = await readMenu(page)
      }
      return { pauses: { ...loaded, basket: await readBasket(page) } }
    },
    must: ({ paused }) => ({ pauses: { ...onMenu(), basket: paused.has(inBasket.name) ? 'sold out' : 'as it was' } }),
  }
}

/** Also the dishes that are far below, which the browser does not draw. */
async function readMenu(page: Page): Promise<Answers> {
  const cards = await page.evaluate(() =>
    Array.from(document.querySelectorAll('article'), ({ textContent }) => textContent ?? ''),
  )
  const off = cards.map(toPlain).filter((text) => text.includes(product.unavailable))
  const gone = allDishes.filter(({ name }) => off.some((text) => text.includes(name)))
  return Object.fromEntries(gone.map(({ name }) => [name, 'sold out']))
}

async function readBasket(page: Page): Promise<string> {
  if ((await page.getByRole('dialog').count()) === 0) {
    await page.locator('[data-bar]').getByRole('button', { name: frame.viewBasket }).click()
  }
  return (await page.getByRole('dialog').getByText(cart.soldOut).count()) > 0 ? 'sold out' : 'as it was'
}
