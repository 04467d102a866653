import { hold } from './hold.ts'

/** A figure, and the most that it may be; null where it only explains another one. */
export type Tell = (
  what: string,
  figure: number,
  limit: { readonly most: number | null; readonly unit: string },
) => void

export interface Figures {
  readonly tell: Tell
  /** All of them in one table. */
  readonly print: () => void
}

export function collectFigures(): Figures {
  const rows: string[] = []
  return {
    tell(what, figure, { most, unit }) {
      const shown = `${figure.toFixed(figure < 10 && !Number.isInteger(figure) ? 2 : 0)}${unit}`
      const limit = most === null ? '' : `${most}${unit}`
      const over = most === null ? '' : hold({ what, figure: shown, limit, isHeld: figure <= most })
      rows.push(`  ${what.padEnd(64)}${shown.padStart(12)}${limit.padStart(12)}${over}`)
      console.log(`  measured: ${what}`)
    },
    print() {
      console.log(`\n  ${''.padEnd(64)}${'figure'.padStart(12)}${'limit'.padStart(12)}`)
      console.log(rows.join('\n'))
    },
  }
}

export function percentile(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? Number.NaN
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
