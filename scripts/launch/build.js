import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  hashBuildSources,
  hashEdgeSources,
  hashGeneratedInputs,
  hashProviderMessages,
} from './build-hash.js'
import { withLock } from './lock.js'
import { findPinnedNode } from './pinned-node.js'
import { print, root } from './project.js'
import { publishBuild } from './publish-build.js'
import { mustRun } from './run.js'

const dist = join(root, 'dist')
const buildStampFile = join(dist, '.built')
const edgeStampFile = join(dist, 'edge/.built')
const generatedStampFile = join(dist, '.generated')
// Inside the output folder, so that both are missing together.
const messagesStampFile = join(root, 'provider/texts/paraglide/.compiled')

/**
 * Builds the shop if the build is missing or does not match its sources. Vite empties `dist/client`
 * and `dist/server` first, so a running shop uses `dist/live`.
 */
export async function ensureBuilt() {
  await ensureProviderMessages()
  if (hasStamp(buildStampFile, hashBuildSources())) return
  await withLock('build', async () => {
    // Hashed before the build, so that a source changed during the build makes it outdated.
    const hashes = [hashBuildSources(), hashGeneratedInputs()]
    if (hasStamp(buildStampFile, hashes[0])) return
    print('Building the shop …')
    // A failed build must not match any sources.
    rmSync(buildStampFile, { force: true })
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts']
    await mustRun('The build', findPinnedNode(), [...vite, '--logLevel', 'warn'])
    publishBuild(dist)
    writeFileSync(generatedStampFile, hashes[1])
    writeFileSync(buildStampFile, hashes[0])
  })
}

/**
 * Builds the shop and bundles it for Workers with its identity as it is now: the config may name
 * pictures and import files anywhere, so a stamp cannot tell whether they have changed.
 */
export async function buildEdge() {
  await ensureBuilt()
  await withLock('edge', bundleEdge)
}

/**
 * Like `buildEdge`, if the bundle is missing or does not match its sources, or if its identity comes
 * from somewhere else. For tests and measurements, which may use an outdated picture.
 */
export async function ensureEdgeBuilt() {
  await ensureBuilt()
  await withLock('edge', async () => {
    if (hasOtherIdentity() || !hasStamp(edgeStampFile, hashEdgeSources())) await bundleEdge()
  })
}

async function bundleEdge() {
  const hash = hashEdgeSources()
  print('Bundling the shop for Workers …')
  rmSync(join(dist, 'edge'), { recursive: true, force: true })
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'edge.config.ts']
  await mustRun('The build', findPinnedNode(), [...vite, '--logLevel', 'warn'])
  if (!hasOtherIdentity()) writeFileSync(edgeStampFile, hash)
}

/** Returns whether the identity of the shop is not that of the project. */
function hasOtherIdentity() {
  return Boolean(process.env.SHOP_CONFIG || process.env.LEGAL_DIR)
}

/**
 * Compiles the back end's messages if they have changed; required by every program that opens it.
 */
export async function ensureProviderMessages() {
  if (hasStamp(messagesStampFile, hashProviderMessages())) return
  await withLock('messages', async () => {
    const hash = hashProviderMessages()
    if (hasStamp(messagesStampFile, hash)) return
    print('Compiling the messages …')
    rmSync(messagesStampFile, { force: true })
    const compile = ['project.inlang/compile-provider-messages.ts']
    await mustRun('Compiling the messages', findPinnedNode(), compile)
    writeFileSync(messagesStampFile, hash)
  })
}

/**
 * Builds the shop if messages or routes have changed, because the build generates sources from
 * them.
 */
export async function ensureGenerated() {
  await ensureProviderMessages()
  if (!hasStamp(generatedStampFile, hashGeneratedInputs())) await ensureBuilt()
}

function hasStamp(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}
