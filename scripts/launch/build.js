import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildHash } from './build-hash.js'
import { withLock } from './lock.js'
import { pinnedNode } from './pinned-node.js'
import { print, root } from './project.js'
import { mustRun } from './run.js'

const stampFile = join(root, 'dist', '.built')

/** Builds the shop when the build is missing or older than its sources. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock('build', async () => {
    if (isBuilt()) return
    print('Building the shop …')
    // Hashed before the build: a source that changes meanwhile makes the build outdated.
    const built = stamp()
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts']
    await mustRun('The build', pinnedNode(), [...vite, '--logLevel', 'warn'])
    writeFileSync(stampFile, built)
  })
}

function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
}

function stamp() {
  return `${buildHash()}\n`
}
