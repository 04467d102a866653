import { stealMeter } from './rounds.ts'

/** CPU milliseconds per run of work that sometimes waits, for each round in which every work has its turn. */
export async function measureAsync(
  works: readonly (() => Promise<unknown> | unknown)[],
  rounds = 31,
  times = 5,
): Promise<number[][]> {
  for (const work of works) for (let run = 0; run < times * 20; run += 1) await work()
  const figures = works.map((): number[] => [])
  const steal = stealMeter()
  for (let round = 0, tries = 0; round < rounds && tries < rounds * 3; tries += 1) {
    const turns: number[] = []
    for (const work of works) {
      const before = process.cpuUsage()
      for (let run = 0; run < times; run += 1) await work()
      const { user, system } = process.cpuUsage(before)
      turns.push((user + system) / 1_000 / times)
    }
    if (steal() > 0.1 && tries - round < rounds) continue
    for (const [index, turn] of turns.entries()) figures[index]?.push(turn)
    round += 1
  }
  return figures
}
