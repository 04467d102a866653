import type { Page } from '@playwright/test'

/** Parts that stand on many pages, or many times on one. */
const selector = 'header, footer, nav, li, article'

/** The parts that were checked before are marked with it. */
export const known = '[data-known]'

/**
 * Marks the parts that look and are built like one that was checked before, on this page or on another. A menu of a
 * hundred dishes has a hundred equal cards: checking them all takes seconds and finds nothing that the first one hides.
 */
export async function markKnownParts(page: Page, isFirstToCheck: (part: string) => boolean): Promise<void> {
  const parts = await page.evaluate(describeParts, selector)
  const first = new Set<string>()
  const seen: number[] = []
  for (const [at, part] of parts.entries()) {
    if (!first.has(part) && isFirstToCheck(part)) first.add(part)
    else seen.push(at)
  }
  await page.evaluate(
    ([every, marked]) => {
      const elements = document.querySelectorAll<HTMLElement>(every)
      for (const at of marked) elements[at]?.setAttribute('data-known', '')
    },
    [selector, seen] as const,
  )
}

/** Runs in the page. Texts, addresses and ids may differ between equal parts; whether there is a text may not. */
function describeParts(every: string): string[] {
  const isTold = /^(?:class|role|type|tabindex|lang|hidden|inert|aria-(?!label|describedby|controls|value).*)$/
  const describeTag = (element: Element): string => {
    const facts = Array.from(element.attributes, ({ name, value }) =>
      isTold.test(name) || value === '' ? `${name}="${value}"` : name,
    )
    const styles = element instanceof HTMLElement ? [...element.style] : []
    return `<${[element.localName, ...facts, ...styles].join(' ')}>`
  }
  const describe = (element: Element): string => {
    const children = Array.from(element.childNodes, (child) =>
      child instanceof Element ? describe(child) : child.nodeValue?.trim() ? '…' : '',
    )
    return `${describeTag(element)}${children.join('')}</>`
  }
  for (const marked of document.querySelectorAll('[data-known]')) marked.removeAttribute('data-known')
  const { host } = location
  return Array.from(document.querySelectorAll(every), (part) => {
    const around: string[] = [host, String(innerWidth)]
    for (let at = part.parentElement; at; at = at.parentElement) around.push(describeTag(at))
    return `${around.join(' ')} ${describe(part)}`
  })
}
