import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPinnedNode } from './pinned-node.js'
import { print } from './project.js'
import { runStep } from './run.js'

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Resolves to the environment for programs that control a browser. Uses CHROMIUM_PATH, an installed
 * Chromium or Chrome, Debian's package or Playwright's own download, in this order; throws if none
 * is available.
 */
export async function ensureChromium() {
  const path = findChromium() ?? (await installFromDebian())
  if (path) return { ...process.env, CHROMIUM_PATH: path }
  print('Downloading Chromium for Playwright …')
  const install = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  // Playwright finds its own download without CHROMIUM_PATH.
  if ((await runStep('The download', findPinnedNode(), install)) === 0) return { ...process.env }
  throw new Error('The browser tests need Chromium: install it and set CHROMIUM_PATH to its path.')
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return chromiumPaths.find((path) => existsSync(path) && canStart(path)) ?? null
}

async function installFromDebian() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null
  print('Installing Chromium from Debian …')
  await runStep('The install', 'apt-get', ['update', '-qq'])
  const install = ['install', '-y', '-qq', 'chromium']
  await runStep('The install', 'apt-get', install, { stdio: 'ignore' })
  return findChromium()
}

function canStart(program) {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}
