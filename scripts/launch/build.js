import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildHash, generatedHash } from './build-hash.js'
import { withLock } from './lock.js'
import { pinnedNode } from './pinned-node.js'
import { print, root } from './project.js'
import { mustRun } from './run.js'

const buildStamp = join(root, 'dist', '.built')
const generatedStamp = join(root, 'dist', '.generated')

/** Builds the shop if the build is missing or older than its sources. */
export async function ensureBuilt() {
  if (hasStamp(buildStamp, buildHash())) return
  await withLock('build', async () => {
    // Hashed before the build, so that a source that changes during the build makes it outdated.
    const hashes = [buildHash(), generatedHash()]
    if (hasStamp(buildStamp, hashes[0])) return
    print('Building the shop …')
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts']
    await mustRun('The build', pinnedNode(), [...vite, '--logLevel', 'warn'])
    writeFileSync(generatedStamp, hashes[1])
    writeFileSync(buildStamp, hashes[0])
  })
}

/**
 * Builds the shop if the messages or routes have changed, because the build generates sources from
 * them.
 */
export async function ensureGenerated() {
  if (!hasStamp(generatedStamp, generatedHash())) await ensureBuilt()
}

function hasStamp(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}
