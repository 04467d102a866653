import type { Page } from '@playwright/test'

/** A tap of a diner, and the first change on the screen that answers it. */
export interface Tap {
  readonly name: string
  readonly address: string
  /** Selectors of what is tapped and of what answers; the second is checked in every frame, so it must be simple. */
  readonly target: string
  readonly feedback: string
  readonly cookies?: readonly { readonly name: string; readonly value: string }[]
  /** What has to be open first. */
  readonly before?: (page: Page) => Promise<void>
}

const ordering = [
  { name: 'delivery-mode', value: 'takehere' },
  { name: 'store-id', value: '1' },
]
const overlay = '[role=dialog], [data-waiting]'
const openFilters = 'main a[href="/allergens"]'
const bravas = 'main a[href="/products/patatas-bravas"]'
const openBravas = async (page: Page) => {
  await page.locator(bravas).last().click()
  await page.locator('[role=dialog] input[type=checkbox]').first().waitFor()
}

const chip = 'nav[aria-label="Categorías"] a:nth-child(4)'

export const taps: readonly Tap[] = [
  { name: 'open the drawer', address: '/', target: 'header button[aria-label="Menú"]', feedback: overlay },
  { name: 'open the filters', address: '/', target: openFilters, feedback: overlay },
  { name: 'open a dish', address: '/categories/tapas', target: bravas, feedback: overlay },
  { name: 'begin an order from a card', address: '/', target: 'article button', feedback: overlay },
  {
    name: 'add from a card',
    address: '/',
    cookies: ordering,
    target: 'article fieldset button',
    feedback: 'article button[aria-label="Quitar uno"]',
  },
  { name: 'category chip', address: '/', target: chip, feedback: `${chip}[aria-current]` },
  {
    name: 'choose an option',
    address: '/',
    before: openBravas,
    target: '[role=dialog] label:has(input[type=checkbox])',
    feedback: '[role=dialog] input:checked',
  },
  {
    name: 'one more, in the dish',
    address: '/',
    before: openBravas,
    target: '[role=dialog] button[aria-label="Añadir uno"]',
    feedback: '[role=dialog] button[aria-label="Quitar uno"]:not(:disabled)',
  },
  {
    name: 'toggle a filter',
    address: '/categories',
    before: async (page) => {
      await page.locator(openFilters).first().click()
      await page.locator('[role=dialog] [aria-pressed]').first().waitFor()
    },
    target: '[role=dialog] [aria-pressed=false]',
    feedback: '[role=dialog] [aria-pressed=true]',
  },
]
