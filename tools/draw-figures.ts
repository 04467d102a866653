import type { Figure } from '../bench/measuring/hold.ts'

/** A benchmark that ran: its figures, or none when it broke before it could tell any. */
export interface RunBenchmark {
  readonly name: string
  readonly seconds: number
  readonly isBroken: boolean
  readonly figures: readonly Figure[]
}

/** The last thing a run says: every figure over its limit in one table, or that there is none. */
export function drawFigures(benchmarks: readonly RunBenchmark[]): string[] {
  const told = benchmarks.flatMap(({ figures }) => figures).length
  const rows = benchmarks.flatMap(({ name, figures, isBroken }) => [
    ...figures.filter(({ isHeld }) => !isHeld).map(({ what, figure, limit }) => [name, what, figure, limit]),
    ...(isBroken ? [[name, 'broke before its end', '', '']] : []),
  ])
  const times = benchmarks.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')
  const all = benchmarks.reduce((sum, { seconds }) => sum + seconds, 0)
  const verdict =
    rows.length === 0
      ? [`All ${told} figures are within their limits.`]
      : ['Over their limits:', ...alignRows([['benchmark', 'figure', 'measured', 'limit'], ...rows])]
  return [...verdict, `${all.toFixed(0)} s in all: ${times}`]
}

function alignRows(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
}
