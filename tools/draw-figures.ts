import type { Figure } from './figure.ts'

/** A benchmark that ran: its figures, or none when it broke before it could tell any. */
export interface RunBenchmark {
  readonly name: string
  readonly seconds: number
  readonly isBroken: boolean
  readonly figures: readonly Figure[]
}

/** The last thing a run says: every figure beside its limit in one table, and how many are over it. */
export function drawFigures(benchmarks: readonly RunBenchmark[]): string[] {
  const figures = benchmarks.flatMap((one) => one.figures)
  const rows = benchmarks.flatMap(({ name, figures: told, isBroken }) => [
    ...told.map(({ what, figure, limit, isHeld }) => [name, what, figure, limit, isHeld ? '' : 'OVER']),
    ...(isBroken ? [[name, 'broke before its end', '', '', 'OVER']] : []),
  ])
  const over = rows.filter((row) => row.at(-1) === 'OVER').length
  const verdict =
    over === 0
      ? `All ${figures.length} figures are within their limits.`
      : `Over their limits: ${over} of ${rows.length} figures.`
  const times = benchmarks.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')
  const all = benchmarks.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    ...alignRows([['benchmark', 'figure', 'measured', 'limit', ''], ...rows]),
    verdict,
    `${all.toFixed(0)} s in all: ${times}`,
  ]
}

function alignRows(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}
