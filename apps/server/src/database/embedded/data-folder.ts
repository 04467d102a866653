import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupFault } from '../../startup/startup-fault.ts'
import { type Account, canReach } from './account.ts'
import { type Binaries, sharedFolder } from './binaries.ts'
import { explainFailure } from './failure.ts'

export const databaseUser = 'comanda'
const majorVersion = '18'

const run = promisify(execFile)

export function readPassword(folder: string): Promise<string> {
  return readFile(path.join(folder, 'comanda.password'), 'utf8')
}

export function clusterEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, LC_ALL: 'C', ...(SystemRoot === undefined ? {} : { SystemRoot }) }
}

/** Makes the folder when it does not exist yet. It appears complete or not at all, even if we are killed meanwhile. */
export async function ensureDataFolder(
  folder: string,
  options: { binaries: Binaries; account: Account | null; durable: boolean },
): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return checkVersion(folder)
  const { binaries, account, durable } = options
  let half: string | undefined
  try {
    const target = await placeFor(folder, account)
    half = await mkdtemp(`${target}.new-`)
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
    // Fails when another start was faster; its folder is as good as ours.
    await rename(data, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } catch (error) {
    throw explainFailure(error, folder)
  } finally {
    if (half !== undefined) await rm(half, { recursive: true, force: true })
  }
}

async function checkVersion(folder: string): Promise<void> {
  const found = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found === majorVersion) return
  throw new StartupFault(
    `The data in ${folder} was made by PostgreSQL ${found} and this is PostgreSQL ${majorVersion}; move it over with a dump before starting.`,
  )
}

/** Root's folders are often closed to others; then the data is elsewhere and a link points to it. */
async function placeFor(folder: string, account: Account | null): Promise<string> {
  const dataDir = path.dirname(folder)
  if (account === null || (await canReach(dataDir, account))) return folder
  if (await canReach(path.dirname(dataDir), account)) {
    // Only we can list it: others may pass through, but see nothing.
    await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o011)
    return folder
  }
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
  const elsewhere = await mkdtemp(path.join(sharedFolder, 'data-'))
  await chmod(elsewhere, 0o755)
  await writeFile(path.join(elsewhere, 'belongs-to'), `${folder}\n`)
  try {
    await symlink(path.join(elsewhere, 'postgres'), folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // A link exists already: made by a start that was interrupted, or by one that was faster.
    await rm(elsewhere, { recursive: true })
  }
  return readlink(folder)
}
