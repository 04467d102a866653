// Plain JavaScript, because it runs before anything is installed, on whatever Node (20 or newer) the machine has.
// It installs what the lock file names, finds the pinned Node, and hands over to tools/<task>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPinnedNode } from './pinned-node.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task = 'start', ...words] = process.argv.slice(2)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function install() {
  const stamp = join(root, 'node_modules', '.comanda', 'installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies (about a minute the first time)…')
  const npm = process.env.npm_execpath
  const words = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) {
    fail('The dependencies could not be installed: see what npm said above (network, disk space or permissions).')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function findNode() {
  const pinned = findPinnedNode(root, process)
  if (pinned && existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`Comanda needs Node 24, and no package carries it for ${process.platform}-${process.arch}: install it.`)
}

if (Number(process.versions.node.split('.')[0]) < 20) fail('Comanda needs Node 20 or newer to start.')
install()
const node = findNode()
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
const child = spawn(node, [join(root, 'tools', `${task}.ts`), ...words], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// A terminal sends Ctrl-C to the whole group; only a signal for this process alone is passed on.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
// npm's own shell does not pass a signal on, so the server ends when npm is gone.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
