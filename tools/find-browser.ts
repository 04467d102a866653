import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

/** A browser for the journeys: the given one, the system's, Debian's package when root, else the runner's own. */
export async function findBrowser(): Promise<string> {
  const named = process.env.COMANDA_CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`COMANDA_CHROMIUM names ${named}, and there is no such file.`)
    return named
  }
  return findInstalled() ?? (await installBrowser())
}

function findInstalled(): string | undefined {
  return system.find((path) => existsSync(path))
}

async function findRunnersOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

async function installBrowser(): Promise<string> {
  const own = await findRunnersOwn()
  if (own) return own
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian’s packages (once)…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
    const packaged = findInstalled()
    if (packaged) return packaged
  }
  console.log('Downloading a browser for the journeys (once)…')
  run('playwright', ['install', 'chromium'])
  const downloaded = await findRunnersOwn()
  if (downloaded) return downloaded
  throw new Error('No Chromium was found or could be installed: install one, or name it in COMANDA_CHROMIUM.')
}

function run(command: string, words: readonly string[]): void {
  spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
