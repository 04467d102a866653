import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

export interface AxeOptions {
  readonly runOnly: readonly string[]
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>
}

export interface AxeContext {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly any: readonly { readonly message: string }[] }[]
}

declare global {
  interface Window {
    readonly axe?: {
      run(
        context: AxeContext,
        options: AxeOptions & { readonly resultTypes: readonly string[] },
      ): Promise<{
        readonly violations: readonly Violation[]
      }>
    }
  }
}

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe into the page, once per document. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
}

/**
 * What axe finds. The builder merges the results of frames on an extra page and reports everything that is right; a
 * page without frames is asked directly, and only for its faults, which is several times faster.
 */
export async function runAxe(page: Page, options: AxeOptions, context: AxeContext): Promise<readonly Violation[]> {
  if (page.frames().length > 1) {
    const inFrames = new AxeBuilder({ page }).options({ ...options, runOnly: [...options.runOnly] })
    for (const part of context.include) inFrames.include(part)
    for (const part of context.exclude ?? []) inFrames.exclude(part)
    return (await inFrames.analyze()).violations
  }
  await bringAxe(page)
  return page.evaluate(
    async ([where, asked]) => {
      if (!window.axe) throw new Error('the checker did not arrive')
      // What a bar of the frame lies over can be scrolled to; axe sees the page as it stands.
      const bars = [...document.querySelectorAll<HTMLElement>('[data-frame-bar]')]
      for (const bar of bars) bar.style.position = 'static'
      const { violations } = await window.axe.run(where, { ...asked, resultTypes: ['violations'] })
      for (const bar of bars) bar.style.removeProperty('position')
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, any }) => ({ html, any: any.map(({ message }) => ({ message })) })),
      }))
    },
    [context, options] as const,
  )
}
