import type { Page } from '@playwright/test'
import { waitUntilDrawn } from './wait-until-drawn.ts'

/**
 * What a narrow screen, or large text, takes away: what reaches over the edge, what its own box cuts off, and buttons that
 * lie on each other. What scrolls sideways by design, what is cut with an ellipsis, and what lies below a dialog or under
 * a bar that stays in place is left out.
 */
export async function findCut(page: Page): Promise<readonly string[]> {
  await waitUntilDrawn(page)
  return page.evaluate(() => {
    // What is far below the screen is not laid out yet, and would lie where it does not belong.
    for (const card of document.querySelectorAll<HTMLElement>('[data-dishes] > *')) {
      card.style.contentVisibility = 'visible'
    }
    const dialogs = [...document.querySelectorAll('[role=dialog]')]
    const top = dialogs.at(-1) ?? document.body
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)

    const tell = (at: Element) =>
      `${at.tagName.toLowerCase()} «${(at.textContent || at.getAttribute('aria-label') || '').trim().slice(0, 40)}»`
    const listAncestors = (at: Element) => {
      const all: Element[] = []
      for (let above = at.parentElement; above && above !== document.body; above = above.parentElement) all.push(above)
      return all
    }
    const scrollsSideways = (at: Element) =>
      [at, ...listAncestors(at)].some(
        (one) =>
          /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1 && one !== top,
      )
    const isShown = (at: Element) => {
      const { width: wide, height: high } = at.getBoundingClientRect()
      if (getComputedStyle(at).clipPath !== 'none') return false
      return wide > 2 && high > 2 && at.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const controls = [...top.querySelectorAll('a, button, input, select, textarea, label')].filter(isShown)
    const texts = [...top.querySelectorAll('h1, h2, h3, p, dt, dd, legend, th, td, li > span')].filter(isShown)

    for (const at of [...controls, ...texts]) {
      const { left, right } = at.getBoundingClientRect()
      if ((left < -1 || right > width + 1) && !scrollsSideways(at)) found.push(`over the edge: ${tell(at)}`)
      const { overflowX, textOverflow } = getComputedStyle(at)
      const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && !/INPUT|SELECT/.test(at.tagName)
      if (cuts && at.scrollWidth > at.clientWidth + 1) found.push(`cut off: ${tell(at)}`)
      else if (
        overflowX === 'visible' &&
        at.scrollWidth > at.clientWidth + 1 &&
        at.clientWidth > 0 &&
        !scrollsSideways(at)
      ) {
        found.push(`out of its box: ${tell(at)}`)
      }
    }

    // What scrolls is cut off where a bar below it begins.
    const isApart = (one: Element) => {
      const { position, overflowY } = getComputedStyle(one)
      return /sticky|fixed/.test(position) || (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight)
    }
    const findBar = (at: Element) => [at, ...listAncestors(at)].find(isApart) ?? null
    const boxes = controls
      .filter((at) => at.matches('a, button, input'))
      .map((at) => ({ at, bar: findBar(at), box: at.getBoundingClientRect() }))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.bar !== other.bar || one.at.contains(other.at) || other.at.contains(one.at)) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 2 && high > 2) found.push(`on each other: ${tell(one.at)} and ${tell(other.at)}`)
      }
    }
    return [...new Set(found)]
  })
}
