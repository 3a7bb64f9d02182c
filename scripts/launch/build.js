import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildHash } from './build-hash.js'
import { withLock } from './lock.js'
import { pinnedNode } from './pinned-node.js'
import { root, say } from './project.js'
import { mustRun } from './run.js'

const stampFile = join(root, 'dist', '.built')

/** Builds the shop when the build is missing or older than its sources. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock('build', async () => {
    if (isBuilt()) return
    say('Building the shop …')
    // Taken before: a source that changes meanwhile makes the build an old one.
    const built = stamp()
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    await mustRun('The build', pinnedNode(), [
      vite,
      'build',
      '--config',
      'app.config.ts',
      '--logLevel',
      'warn',
    ])
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(stampFile, built)
    say('Built.')
  })
}

function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
}

function stamp() {
  return `${buildHash()}\n`
}
