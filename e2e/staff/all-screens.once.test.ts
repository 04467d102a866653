import { staffPages } from '@comanda/contract/staff-pages'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { dictionaryCodeOf, type Language, languages } from '@comanda/i18n/languages'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, signIn } from './on-staff-host.ts'

const widths = [360, 768, 1280]
/** A wide screen and a tablet at 200 %, where half as much fits. */
const zoomedWidths = [640, 384]
const spoken = (Object.keys(languages) as Language[]).filter((code) => dictionaryCodeOf(code) === code)
/** Every screen in every language at every width takes a quarter of an hour; else each screen takes its turn. */
const isWhole = process.env.COMANDA_EVERY_LOOK === '1'
const looks = spoken.flatMap((language) => widths.map((width) => ({ language, width })))
/** So many looks further for the next screen: every look has its turn, and neighbours differ in both. */
const stride = 4

/** What somebody sees who is not in; the others come from the same table, so that a new screen is walked too. */
const atTheDoor = ['/', '/pair', '/welcome'] as const
const inside = staffPages.filter((path) => path !== '/pair' && path !== '/welcome')

test('every staff screen is clean in both themes, at three widths, in every language, zoomed and by keyboard, and nothing is green but what is ready or paid [DAY-041] [DAY-224]', async ({
  page,
  mayRefuse,
  baseURL,
}) => {
  test.setTimeout(isWhole ? 3_600_000 : 300_000)
  mayRefuse('staff/me')
  await page.goto(onStaffHost(baseURL))
  let turn = 0
  const walk = async (path: string) => {
    const taken = isWhole ? looks : [looks[(turn++ * stride) % looks.length] ?? looks[0]]
    for (const look of taken) if (look) await open(page, onStaffHost(baseURL, path), look)
    await expectWholeWhenZoomed(page)
    await expectReachedByKeys(page)
  }
  for (const path of atTheDoor) await test.step(`the door ${path}`, () => walk(path))
  await page.evaluate(() => localStorage.setItem('comanda-language', 'es'))
  await page.goto(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await expect(page.getByRole('heading', { name: 'Hola, Carmen Demo' })).toBeVisible()
  for (const path of inside) await test.step(`the screen ${path}`, () => walk(path))
})

interface Look {
  readonly language: Language
  readonly width: number
}

async function open(page: Page, address: string, { language, width }: Look): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('comanda-language', code), language)
  await page.setViewportSize({ width, height: 800 })
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(dictionaryOf(language).common.loading, { exact: true })).toHaveCount(0)
  await expectClean(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await listGreens(page)).toEqual([])
  }
}

/** What can be pressed or filled in on a wide screen is there at 200 % too, and nothing stands beside the screen. */
async function expectWholeWhenZoomed(page: Page): Promise<void> {
  // A board changes by itself: only what stays away is lost.
  await expect(async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const wide = await listControls(page)
    for (const width of zoomedWidths) {
      await page.setViewportSize({ width, height: 400 })
      const zoomed = [...(await listControls(page)), ...(await listBehindMore(page))]
      expect(wide.filter((name) => !zoomed.includes(name))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }).toPass({ timeout: 30_000 })
}

/** Where there is no room for them, the sections stand behind one button of the frame. */
async function listBehindMore(page: Page): Promise<string[]> {
  const more = page.locator('nav button[aria-expanded]:visible')
  if ((await more.count()) === 0) return []
  await more.click()
  const behind = await listControls(page)
  await more.click()
  return behind
}

/** Whatever is green on a screen is ready or paid, and says so by its token. */
function listGreens(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const isGreen = (colour: string) => {
      if (canvas === null) return false
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, seen = 0] = canvas.getImageData(0, 0, 1, 1).data
      return seen > 0 && green - Math.max(red, blue) > 8
    }
    return [...document.querySelectorAll('body *')]
      .filter((at) => at.checkVisibility({ visibilityProperty: true }))
      .filter((at) => at.closest('[class*="ready"], img') === null)
      .filter((at) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(at)
        return [color, backgroundColor, borderTopWidth === '0px' ? color : borderTopColor].some(isGreen)
      })
      .map((at) => at.outerHTML.slice(0, 200))
  })
}

function listControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, h1, h2, h3')]
      .filter((at) => at.checkVisibility({ visibilityProperty: true }) && at.getBoundingClientRect().width > 0)
      .map((at) => `${at.tagName} ${at.getAttribute('aria-label') ?? at.id.replace(/^_.*/, '')} ${at.textContent}`),
  )
}

/** Tab comes to everything that can be pressed or filled in. */
async function expectReachedByKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-reached', ''))
  })
  // What others do meanwhile comes in behind the eyes of who goes through the page: the next round meets it.
  await expect(async () => {
    const count = (await listControls(page)).length
    for (let step = 0; step < count + 5; step++) await page.keyboard.press('Tab')
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled')]
        .filter((at) => at.checkVisibility({ visibilityProperty: true }) && !at.hasAttribute('data-reached'))
        // Of choices that exclude each other Tab comes to one; arrows go on from there.
        .filter((at) => !(at instanceof HTMLInputElement && at.type === 'radio'))
        .filter((at) => at.getAttribute('tabindex') !== '-1')
        .map((at) => at.outerHTML.slice(0, 200)),
    )
    expect(missed).toEqual([])
  }).toPass({ timeout: 30_000 })
}
