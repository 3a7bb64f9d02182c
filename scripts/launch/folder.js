import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.js'
import { hashFolderSources } from './build-hash.js'
import { withLock } from './lock.js'
import { findPinnedNode } from './pinned-node.js'
import { print, root } from './project.js'
import { mustRun } from './run.js'

/** The programs in the folder, by their name; paths are relative to the project. */
export const bundledPrograms = {
  catalog: 'dist/overtone/programs/catalog.js',
  move: 'dist/overtone/programs/move.js',
  owner: 'dist/overtone/programs/owner.js',
  provider: 'dist/overtone/programs/provider.js',
  serve: 'dist/overtone/programs/serve.js',
  server: 'dist/overtone/programs/server.js',
}

const folder = join(root, 'dist/overtone')
const stampFile = join(root, 'dist/.folder')

/**
 * Makes the folder that runs the shop without an install, unless it matches its sources. With `demo`, it
 * can make the demo catalogue.
 */
export async function ensureFolder({ demo }) {
  await ensureBuilt()
  await withLock('folder', async () => {
    const stamp = `${hashFolderSources()} ${demo ? 'demo' : ''}`
    if (existsSync(folder) && readStamp() === stamp) return
    print('Bundling the programs …')
    rmSync(stampFile, { force: true })
    const args = ['scripts/build/main.ts', folder, ...(demo ? ['--demo'] : [])]
    await mustRun('Bundling the programs', findPinnedNode(), args)
    writeFileSync(stampFile, stamp)
  })
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null
}
