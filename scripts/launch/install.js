import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.js'
import { hashFiles, print, root } from './project.js'
import { mustRun } from './run.js'

const stampFile = join(root, 'node_modules', '.overtone-installed')

/** With `NODE_ENV=production`, npm would leave out what the build needs. */
const installArguments = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]

/**
 * Installs the packages in the lock file if they are missing, outdated or only partly installed.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock('install', async () => {
    if (isInstalled()) return
    print('Installing packages (once, about a minute) …')
    await mustRun('The install', ...getNpmCommand(installArguments))
    // Written last, so that an interrupted install leaves no stamp.
    writeFileSync(stampFile, createStamp())
  })
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === createStamp()
}

function createStamp() {
  return `${hashFiles(['package.json', 'package-lock.json'])} ${process.platform}-${process.arch}\n`
}

function getNpmCommand(args) {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script)) return [process.execPath, [script, ...args]]
  return ['npm', args, { shell: process.platform === 'win32' }]
}
