import { expect, type Page } from '@playwright/test'
import type { Answers } from '../answers.ts'
import type { Book } from '../book.ts'
import { hot } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { openStaffScreen } from '../staff-device.ts'
import { type Stage, tablet } from '../stage.ts'
import type { Witness } from '../witness.ts'
import { anyText, toPattern, toPlain, words } from '../words.ts'

const { printing } = words

/** Whoever looks after the printers of the house. */
export interface Manager extends Witness {
  readonly page: Page
  /** Wants to take a printer away, and stands before the question. */
  askToRetire(name: string): Promise<void>
  /** Another takes over, where the question asks for one. */
  retire(name: string, heir: string): Promise<void>
}

export async function openManager(stage: Stage): Promise<Manager> {
  const page = await openStaffScreen(stage, { site: busy, as: 'encargado', path: '/printing', viewport: tablet })
  const printers = page.getByRole('list', { name: printing.printers, exact: true }).getByRole('listitem')
  await expect(printers.first()).toBeVisible()
  const question = (name: string) => page.getByRole('dialog', { name: printing.removeTitle(name), exact: true })
  return {
    page,
    name: 'the screen of the manager',
    look: async () => readPrinters(page),
    must: ({ deadPrinter, printer }: Book) => ({
      printers: deadPrinter === '' ? {} : { [deadPrinter]: 'silent' },
      prints: { [hot]: printer.isLeaving ? `${printer.name}, and nobody else` : printer.name },
    }),
    async askToRetire(name) {
      await page.getByRole('button', { name: printing.changeOf(name), exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: printing.remove, exact: true }).click()
      await expect(question(name)).toBeVisible()
    },
    async retire(name, heir) {
      const asked = question(name).getByLabel(heir, { exact: true })
      if ((await asked.count()) > 0) await asked.check()
      await question(name).getByRole('button', { name: printing.remove, exact: true }).click()
      await expect(question(name)).toBeHidden()
    },
  }
}

/** Each printer with its state and what it prints; the question before one goes says what only it prints. */
async function readPrinters(page: Page) {
  const { rows, asked } = await page.evaluate((label) => {
    const list = document.querySelector(`[aria-label="${label}"]`)
    return {
      rows: Array.from(list?.querySelectorAll('li') ?? [], ({ innerText }) => innerText.split('\n')),
      asked: document.querySelector<HTMLElement>('[role=dialog], dialog[open]')?.innerText ?? '',
    }
  }, printing.printers)
  const read = rows.map((lines) => {
    const plain = lines.map(toPlain).filter((line) => line !== '')
    return { name: plain[0] ?? '', text: plain.join(' ') }
  })
  const only = toPattern(printing.onlyHere(anyText)).exec(toPlain(asked))?.[1] ?? ''
  const silent = read.filter(({ text }) => text.includes(printing.dead))
  const names = read.filter(({ text }) => text.includes(hot)).map(({ name }) => name)
  return {
    printers: Object.fromEntries(silent.map(({ name }) => [name, 'silent'])) as Answers,
    prints: { [hot]: [...names, ...(only.includes(hot) ? ['and nobody else'] : [])].join(', ') },
  }
}
