import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The account that PostgreSQL runs as. It refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/** Null means our own account, for everyone but root. */
export async function chooseAccount(folder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  // Data made by an ordinary user stays that user's, even when root starts the server later.
  const owner = await stat(folder).catch(() => undefined)
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findAccount('postgres')) ?? (await findAccount('comanda')) ?? (await makeAccount()) ?? nobody()
}

async function findAccount(name: string): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
  return fields === undefined ? undefined : { uid: Number(fields[2]), gid: Number(fields[3]) }
}

async function makeAccount(): Promise<Account | undefined> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'comanda']],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'comanda']],
  ]
  for (const [command, args] of ways) {
    const made = await run(command, args).then(
      () => true,
      () => false,
    )
    if (made) return findAccount('comanda')
  }
  return undefined
}

async function nobody(): Promise<Account> {
  return (await findAccount('nobody')) ?? { uid: 65_534, gid: 65_534 }
}

/** Whether an account can reach a folder: it must be able to enter every folder above. */
export async function canReach(folder: string, account: Account): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const here = await stat(at).catch(() => undefined)
    if (here !== undefined) {
      const bit = here.uid === account.uid ? 0o100 : here.gid === account.gid ? 0o010 : 0o001
      if ((here.mode & bit) === 0) return false
    }
    if (at === path.dirname(at)) return true
  }
}
