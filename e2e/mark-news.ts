import { appendFileSync, closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Parts that stand on many pages, or many times on one. */
const parts = 'header, footer, nav, li, article'

/** The parts in which nothing is new are marked with it. */
export const known = '[data-known]'

/**
 * What a page draws and no journey has had checked before, as marks; the parts without any are marked in the page.
 * A page is taken as its elements, each with all that stands around it: a menu of a hundred dishes has a hundred equal
 * cards, and a cart of two lines is built of what a cart of one line showed. Texts, addresses and ids may differ between
 * equal elements; whether there is a text may not, nor what stands before it, the window's width, the site or the language.
 */
export async function markNews(page: Page, themes = 'as it is'): Promise<readonly string[]> {
  const drawn = await page.evaluate(describeElements, { parts, themes, news: null })
  readChecked()
  const news = drawn.filter((mark) => !checked.has(mark))
  if (news.length > 0) await page.evaluate(describeElements, { parts, themes, news })
  return news
}

/** To be called once it was looked at and found in order. */
export function rememberNews(news: readonly string[]): void {
  appendFileSync(findNotes(), news.map((mark) => `${mark}\n`).join(''))
}

interface Asked {
  readonly parts: string
  /** A page that was checked by day alone is news by night. */
  readonly themes: string
  /** Once it is known what is new, the parts without it are marked. */
  readonly news: readonly string[] | null
}

/** Runs in the page. Each element's mark holds those of the elements around it. */
function describeElements(asked: Asked): string[] {
  const isTold = /^(?:class|role|type|tabindex|lang|hidden|inert|aria-(?!label|describedby|controls|value).*)$/
  const isNew = new Set(asked.news)
  const shorten = (text: string): string => {
    let first = 0xdeadbeef
    let second = 0x41c6ce57
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      first = Math.imul(first ^ code, 2654435761)
      second = Math.imul(second ^ code, 1597334677)
    }
    return `${(first >>> 0).toString(36)} ${(second >>> 0).toString(36)}`
  }
  const marks = new Set<string>()
  const describe = (element: Element, around: string): boolean => {
    const facts = Array.from(element.attributes)
      .filter(({ name }) => name !== 'data-known')
      .map(({ name, value }) => (isTold.test(name) || value === '' ? `${name}=${value}` : name))
    const styles = element instanceof HTMLElement ? [...element.style] : []
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const { previousElementSibling: before } = element
    const beside = before ? `${before.localName} ${before.getAttribute('class')}` : ''
    const mark = shorten([around, element.localName, ...facts, ...styles, hasText, beside].join(' '))
    marks.add(mark)
    const within = [...element.children].map((child) => describe(child, mark))
    const hasNews = isNew.has(mark) || within.includes(true)
    if (asked.news && element.matches(asked.parts)) element.toggleAttribute('data-known', !hasNews)
    return hasNews
  }
  const { themes } = asked
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  describe(document.documentElement, `${themes} ${isDark} ${location.host} ${innerWidth} ${document.title !== ''}`)
  return [...marks]
}

/** What this worker has read of the notes that all workers share. */
const checked = new Set<string>()
let readUntil = 0

const findNotes = () => join(process.env.COMANDA_JOURNEY_NOTES ?? '', 'checked')

function readChecked(): void {
  const notes = openSync(findNotes(), 'a+')
  const piece = Buffer.alloc(65_536)
  for (let count = 1; count > 0; ) {
    count = readSync(notes, piece, 0, piece.length, readUntil)
    // The last line may be in the middle of being written.
    const whole = piece.subarray(0, count).lastIndexOf('\n') + 1
    for (const mark of piece.toString('utf8', 0, whole).split('\n')) if (mark) checked.add(mark)
    readUntil += whole
    if (whole === 0) break
  }
  closeSync(notes)
}
