import { existsSync, readFileSync } from 'node:fs'

/** Share of the machine's time that other machines used since the last reading; 0 where it cannot be read. */
export function stealMeter(): () => number {
  const read = () => {
    if (!existsSync('/proc/stat')) return { steal: 0, whole: 1 }
    const fields =
      readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? []
    return { steal: fields[7] ?? 0, whole: fields.reduce((sum, field) => sum + field, 0) }
  }
  let before = read()
  return () => {
    const after = read()
    const share = (after.steal - before.steal) / Math.max(1, after.whole - before.whole)
    before = after
    return share
  }
}

/**
 * CPU milliseconds per run of each piece of work: the best of rounds in which every piece has its turn. Whatever else
 * the machine does can only make it slower. A round is repeated when others used over a tenth of the machine.
 */
export function measureRounds(works: readonly (() => unknown)[], rounds = 60, millisecondsPerTurn = 25): number[] {
  const repeats = works.map((work) => Math.max(1, Math.round(millisecondsPerTurn / warmUp(work))))
  const figures = works.map((): number[] => [])
  const steal = stealMeter()
  for (let round = 0, tries = 0; round < rounds && tries < rounds * 3; tries += 1) {
    const turns = works.map((work, index) => measureTurn(work, repeats[index] ?? 1))
    if (steal() > 0.1 && tries - round < rounds) continue
    for (const [index, turn] of turns.entries()) figures[index]?.push(turn)
    round += 1
  }
  return figures.map((turns) => Math.min(...turns))
}

/** Runs the work until the compiler has optimised it; returns its rough cost in milliseconds. */
function warmUp(work: () => unknown): number {
  const from = process.hrtime.bigint()
  let runs = 0
  let spent = 0
  while (spent < 300) {
    work()
    runs += 1
    spent = Number(process.hrtime.bigint() - from) / 1e6
  }
  return spent / runs
}

function measureTurn(work: () => unknown, repeats: number): number {
  const before = process.cpuUsage()
  for (let run = 0; run < repeats; run += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / repeats
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((left, right) => left - right)[Math.floor(figures.length / 2)] ?? Number.NaN
}
