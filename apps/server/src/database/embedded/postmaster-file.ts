import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** PostgreSQL's own lock on its data folder, `postmaster.pid`, with only what we read. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  readonly status: string
}

const neverAProcess = 2_147_483_646

export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const content = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (content === undefined) return undefined
  const lines = content.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

/** Whether the process that holds the lock still runs, and is the PostgreSQL of this folder. */
export async function holdsFolder(pid: number, folder: string): Promise<boolean> {
  if (!(await isRunning(pid))) return false
  if (process.platform !== 'linux') return true
  // Its working folder is the data folder; any other process merely got the same number after a crash.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return workingFolder === undefined ? isNamedPostgres(pid) : workingFolder === (await realpath(folder))
}

async function isNamedPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres'
}

/** Whether any process has the number, even a zombie: PostgreSQL checks no more than that. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export async function isRunning(pid: number): Promise<boolean> {
  if (!isTaken(pid)) return false
  // A zombie process still has a number, but it has ended.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/^\d+ \(.*\) Z/.test(state)
}

/**
 * After a crash the lock may name a number that now belongs to another process, and PostgreSQL would refuse to start.
 * Only the number is replaced: the rest lets PostgreSQL see whether any of its old processes still use the memory.
 */
export async function disownPostmasterFile(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [neverAProcess, ...rest].join('\n'))
}
