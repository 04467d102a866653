import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { defaultSettings, throttling } from 'lighthouse/core/config/constants.js'
import { quietFlags } from '../e2e/quiet-flags.ts'
import startServer from '../e2e/start-server.ts'
import { buildStorefront } from '../tools/build-storefront.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { hold } from './measuring/hold.ts'
import { launchBrowser } from './measuring/launch-browser.ts'
import { stealMeter } from './measuring/rounds.ts'
import { findSlowdown } from './measuring/slow-processor.ts'
import { servePlainPage } from './plain-page/serve-plain-page.ts'
import type { PlainMenu } from './plain-page/src/page.tsx'

const rounds = 4
/** What the score of performance is made of. All its other audits, and a picture of the whole page, take twice as long. */
const metrics = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]
/** Every visit is the first: what our pages keep on a device goes with all the rest of it. */
const clearStorageTypes: NonNullable<Flags['clearStorageTypes']> = [
  ...defaultSettings.clearStorageTypes,
  'local_storage',
]
/** These are the same each time, so they are asked once, in a first round that also warms everything up. */
const lasting = ['accessibility', 'best-practices', 'seo'] as const
type Lasting = Readonly<Record<(typeof lasting)[number], number>>
interface Figures {
  readonly performance: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

/** Each is compared with a plain page of the same content. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/categories' },
] as const

await buildStorefront()
const stop = await startServer()
const plains = await Promise.all(
  pages.map(async ({ path }) => servePlainPage(await readMenu(toUrl(path)), toUrl(path))),
)
// Lighthouse asks for that where machines differ: what it measures is multiplied by it.
const cpuSlowdownMultiplier = await findPhone()
console.log(`  ${cpuSlowdownMultiplier.toFixed(1)} times slower than the machine is now`)
const chrome = await launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', ...quietFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const figures = pages.map((): { ours: Figures[]; theirs: Figures[] } => ({ ours: [], theirs: [] }))
const scores: Lasting[] = []
try {
  for (const [index, { path }] of pages.entries()) {
    scores.push(await score(toUrl(path)))
    await measure(plains[index]?.url ?? '')
  }
  // Measured in turns, so that disturbances of the machine affect all.
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { path }] of pages.entries()) {
      // A page that was quick enough once is: only a better figure would count.
      if (round > 1 && listRows(index).every(({ isHeld }) => isHeld)) continue
      figures[index]?.ours.push(await measureUndisturbed(toUrl(path)))
      figures[index]?.theirs.push(await measureUndisturbed(plains[index]?.url ?? ''))
    }
    console.log(`  round ${round}, of ${rounds} at most`)
  }
  for (const [index, { name }] of pages.entries()) print(name, index)
} finally {
  chrome.kill()
  for (const plain of plains) plain.close()
  await stop()
}

async function findPhone(): Promise<number> {
  const browser = await launchBrowser()
  try {
    return await findSlowdown(browser)
  } finally {
    await browser.close()
  }
}

function toUrl(path: string): string {
  return `${process.env.COMANDA_URL}${path}`
}

/** Measured again when others used over a tenth of the machine. */
async function measureUndisturbed(url: string): Promise<Figures> {
  const steal = stealMeter()
  let figure = await measure(url)
  for (let tries = 1; steal() > 0.1 && tries < 3; tries += 1) figure = await measure(url)
  return figure
}

async function measure(url: string): Promise<Figures> {
  const { audits, categories } = await ask(url, { onlyAudits: metrics })
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: (categories.performance?.score ?? 0) * 100,
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
  }
}

async function score(url: string): Promise<Lasting> {
  const { audits, categories } = await ask(url, { onlyCategories: [...lasting] })
  for (const name of lasting) {
    for (const { id } of categories[name]?.auditRefs ?? []) {
      if (url.startsWith(toUrl('/')) && audits[id]?.score === 0) console.log(`  ${name}: ${audits[id].title}`)
    }
  }
  return Object.fromEntries(lasting.map((name) => [name, (categories[name]?.score ?? 0) * 100])) as Lasting
}

/** A busy machine sometimes breaks a run; such a run says nothing and is repeated. */
async function ask(url: string, only: Pick<Flags, 'onlyAudits' | 'onlyCategories'>, tries = 3): Promise<Result> {
  // A Spanish visitor: in any other language `/` is another language's address, and its canonical link says so.
  const extraHeaders = { 'Accept-Language': 'es' }
  const phone = { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier } }
  const settings = {
    ...only,
    ...phone,
    extraHeaders,
    disableFullPageScreenshot: true,
    clearStorageTypes,
  }
  const result = await lighthouse(url, { port: chrome.port, ...settings })
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { runtimeError, audits } = result.lhr
  const broken = runtimeError?.message ?? Object.values(audits).find(({ errorMessage }) => errorMessage)?.errorMessage
  if (broken && tries > 1) return ask(url, only, tries - 1)
  if (broken) throw new Error(broken)
  return result.lhr
}

interface Row {
  readonly name: string
  readonly our: number
  readonly their: number | null
  readonly budget: string
  readonly isHeld: boolean
}

function listRows(index: number): readonly Row[] {
  const { ours, theirs } = figures[index] ?? { ours: [], theirs: [] }
  // Whatever else the machine does can only make a page slower, so of times the best counts; of shifts the worst does.
  const at = (choose: (...all: number[]) => number, name: keyof Figures) =>
    [ours, theirs].map((all) => choose(...all.map((one) => one[name]))) as [number, number]
  const [cls, plainCls] = at(Math.max, 'cls')
  const [lcp, plainLcp] = at(Math.min, 'lcp')
  const [score, plainScore] = at(Math.max, 'performance')
  const [blocking, plainBlocking] = at(Math.min, 'tbt')
  return [
    ...lasting.map((name): Row => {
      const our = scores[index]?.[name] ?? 0
      return { name, our, their: null, budget: '100', isHeld: our === 100 }
    }),
    { name: 'CLS', our: cls, their: plainCls, budget: '≤ 0.01', isHeld: cls <= 0.01 },
    { name: 'LCP, ms', our: lcp, their: plainLcp, budget: '≤ 1.1 × plain', isHeld: lcp <= 1.1 * plainLcp },
    { name: 'performance', our: score, their: plainScore, budget: '≥ plain − 5', isHeld: score >= plainScore - 5 },
    {
      name: 'blocking, ms',
      our: blocking,
      their: plainBlocking,
      budget: '≤ plain + 150',
      isHeld: blocking <= plainBlocking + 150,
    },
  ]
}

function print(page: string, index: number): void {
  console.log(`\n  the best             ${page.padStart(9)}      plain   budget`)
  for (const { name, our, their, budget, isHeld } of listRows(index)) {
    const over = hold({ what: `${page} ${name}`, figure: show(our), limit: budget, isHeld })
    const cells = [our, their].map((figure) => show(figure).padStart(9)).join('  ')
    console.log(`  ${name.padEnd(20)}${cells}   ${budget}${over}`)
  }
}

function show(figure: number | null): string {
  if (figure === null) return ''
  return figure < 10 ? figure.toFixed(3) : figure.toFixed(0)
}

interface Loaded extends Partial<Pick<PlainMenu, 'cards' | 'sections'>> {
  readonly hero?: Pick<PlainMenu, 'title' | 'text' | 'picture'>
}

/** The content of our page, taken from the data in it. */
async function readMenu(url: string): Promise<PlainMenu> {
  const html = await (await fetch(url)).text()
  const data = html.match(/<script type="application\/json" id="page-data">(.*?)<\/script>/s)?.[1] ?? '{}'
  const { hero, cards, sections } = JSON.parse(data) as Loaded
  if (!cards || !sections) throw new Error(`${url} shows no dishes`)
  return { title: 'La carta', text: '', picture: null, ...hero, cards, sections }
}
