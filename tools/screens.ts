import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import startServer from '../e2e/start-server.ts'
import { buildStorefront } from './build-storefront.ts'
import { findBrowser } from './find-browser.ts'

/** Takes the pictures of `docs/screens/`: home in every version, width, light and dark, in Spanish and German. */
const folder = 'docs/screens'
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
/** Pictures of pages compress well; none may weigh more than this. */
const heaviest = 60 * 1024

await buildStorefront()
const stop = await startServer()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  mkdirSync(folder, { recursive: true })
  for (const [form, viewport] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true })
    for (const [light, host] of [
      ['light', 'localhost'],
      ['dark', 'socios.localhost'],
    ] as const) {
      for (const version of [0, 1, 2, 3]) {
        for (const language of ['es', 'ger']) await take(page, { form, light, host, version, language })
      }
    }
    await page.close()
  }
} finally {
  await browser.close()
  await stop()
}

type Page = Awaited<ReturnType<typeof browser.newPage>>
interface Shot {
  readonly form: string
  readonly light: string
  readonly host: string
  readonly version: number
  readonly language: string
}

async function take(page: Page, { form, light, host, version, language }: Shot): Promise<void> {
  const base = (process.env.COMANDA_URL ?? '').replace('localhost', host)
  // The question about cookies has been answered, and a site that insists on a login shows its page all the same.
  await page.context().addCookies([{ name: 'cookie:accepted', value: 'declined', url: base }])
  await page.goto(`${base}/?version=${version}&lang=${language}`)
  await page.addStyleTag({ content: '.bg-scrim{display:none!important}' })
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  const file = `${folder}/home-v${version}-${form}-${light}-${language === 'ger' ? 'de' : language}.webp`
  const picture = await compress(await page.screenshot())
  writeFileSync(file, picture)
  console.log(`${file}  ${(picture.length / 1024).toFixed(1)} KB`)
}

async function compress(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 60, 40, 20]) {
    const small = await sharp(picture).webp({ quality }).toBuffer()
    if (small.length <= heaviest) return small
  }
  throw new Error('a screen does not fit')
}
