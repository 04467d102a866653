import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']
/** Chromium without a window to draw, in Debian's packages: it takes a good third less of a processor. */
const shell = '/usr/bin/chromium-headless-shell'

/** A whole browser, for what is measured and for pictures: the given one, the system's, else one that is installed now. */
export async function findBrowser(): Promise<string> {
  const found = findNamed() ?? findSystems(whole) ?? (await findRunnersOwn())
  if (found) return found
  const installed = installPackage('chromium', whole) ?? (await download())
  if (installed) return installed
  throw missing()
}

/** The browser of the journeys; none is named where the runner brings its own, of which it takes the shell by itself. */
export async function findJourneyBrowser(): Promise<string | undefined> {
  const found = findInstalledForJourneys()
  if (found || (await findRunnersOwn())) return found
  const installed = installPackage('chromium-headless-shell', [shell]) ?? installPackage('chromium', whole)
  if (installed || (await download())) return installed
  throw missing()
}

/** The same, as it is now: nothing is installed. */
export function findInstalledForJourneys(): string | undefined {
  return findNamed() ?? findSystems([shell, ...whole])
}

function findNamed(): string | undefined {
  const named = process.env.COMANDA_CHROMIUM
  if (named && !existsSync(named)) throw new Error(`COMANDA_CHROMIUM names ${named}, and there is no such file.`)
  return named || undefined
}

function findSystems(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

async function findRunnersOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function installPackage(name: string, paths: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} from Debian’s packages (once)…`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  return findSystems(paths)
}

function download(): Promise<string | undefined> {
  console.log('Downloading a browser (once)…')
  run('playwright', ['install', 'chromium'])
  return findRunnersOwn()
}

function missing(): Error {
  return new Error('No Chromium was found or could be installed: install one, or name it in COMANDA_CHROMIUM.')
}

function run(command: string, words: readonly string[]): void {
  spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
