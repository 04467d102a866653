import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupFault } from '../../startup-fault.ts'
import { type Account, canReach } from './account.ts'
import { type Binaries, sharedFolder } from './binaries.ts'
import { explainFailure } from './failure.ts'

export const databaseUser = 'comanda'
export const majorVersion = '18'

const run = promisify(execFile)

export function readPassword(folder: string): Promise<string> {
  return readFile(path.join(folder, 'comanda.password'), 'utf8')
}

export function clusterEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, LC_ALL: 'C', ...(SystemRoot === undefined ? {} : { SystemRoot }) }
}

/** Makes the folder when it is not there yet. It appears whole or not at all, even if we are killed meanwhile. */
export async function ensureDataFolder(
  folder: string,
  options: { binaries: Binaries; account: Account | null; durable: boolean },
): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return checkVersion(folder)
  const { binaries, account, durable } = options
  const target = await placeFor(folder, account)
  const half = await mkdtemp(`${target}.new-`)
  try {
    const passwordFile = path.join(half, 'comanda.password')
    const data = path.join(half, 'data')
    await mkdir(data)
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account !== null) {
      for (const made of [half, data, passwordFile]) await chown(made, account.uid, account.gid)
    }
    await run(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        `--username=${databaseUser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: half, env: clusterEnvironment() },
    )
    await rename(passwordFile, path.join(data, 'comanda.password'))
    // Fails when another start was quicker; its folder is as good as ours.
    await rename(data, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } catch (error) {
    throw explainFailure(error, folder)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

async function checkVersion(folder: string): Promise<void> {
  const found = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found === majorVersion) return
  throw new StartupFault(
    `The data in ${folder} was made by PostgreSQL ${found} and this is PostgreSQL ${majorVersion}; move it over with a dump before starting.`,
  )
}

/** Root's folders are often closed to others; then the data lies elsewhere and a link stands in its place. */
async function placeFor(folder: string, account: Account | null): Promise<string> {
  const parent = path.dirname(folder)
  if (account === null || (await canReach(parent, account))) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const home = path.join(sharedFolder, name)
  await mkdir(home, { recursive: true, mode: 0o755 })
  await chmod(sharedFolder, 0o755)
  const target = path.join(home, 'postgres')
  const link = await lstat(folder).catch(() => undefined)
  if (link === undefined) await symlink(target, folder)
  return target
}
