import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.js'
import { findPinnedNode } from './pinned-node.js'
import { hashOf, root, say } from './project.js'
import { mustRun } from './run.js'

const stampFile = join(root, 'node_modules', '.overtone-installed')

/** Installs the packages of the lock file when they are missing, older or were interrupted. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock('install', async () => {
    if (isInstalled()) return
    say('Installing the packages (once, about a minute) …')
    await mustRun(
      'The install',
      ...npm(['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']),
    )
    writeFileSync(stampFile, stamp())
    say(`Installed${findPinnedNode() ? ', with the Node the shop runs on' : ''}.`)
  })
}

/** The stamp is written last, so an interrupted install leaves none. */
function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
}

function stamp() {
  return `${hashOf(['package.json', 'package-lock.json'])} ${process.platform}-${process.arch}\n`
}

function npm(args) {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script)) return [process.execPath, [script, ...args]]
  return ['npm', args, { shell: process.platform === 'win32' }]
}
