import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findPinnedNode } from './pinned-node.js'
import { print } from './project.js'
import { runStep } from './run.js'

/** Chromium without a user interface, which needs about a third less CPU time. */
const headlessShellPath = '/usr/bin/chromium-headless-shell'

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Resolves to the environment for programs that control a browser. Uses CHROMIUM_PATH, Debian's
 * headless shell, an installed Chromium or Chrome, or Playwright's own download, in this order;
 * throws if none is available.
 */
export async function ensureChromium() {
  const path = findConfiguredPath() ?? (await ensureHeadlessShell()) ?? chromiumPaths.find(canStart)
  if (path) return { ...process.env, CHROMIUM_PATH: path }
  print('Downloading Chromium for Playwright …')
  const install = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  // Playwright finds its own download without CHROMIUM_PATH.
  if ((await runStep('The download', findPinnedNode(), install)) === 0) return { ...process.env }
  throw new Error('The browser tests need Chromium: install it and set CHROMIUM_PATH to its path.')
}

function findConfiguredPath() {
  const path = process.env.CHROMIUM_PATH
  return path && existsSync(path) ? path : null
}

/**
 * Resolves to the path of Debian's headless shell, or null if it is not available. On Debian,
 * installs it if it is missing and the user is root.
 */
async function ensureHeadlessShell() {
  if (canStart(headlessShellPath)) return headlessShellPath
  if (!isDebian() || process.getuid?.() !== 0) return null
  print('Installing Chromium from Debian …')
  const limits = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0']
  await runStep('The install', 'apt-get', ['update', '-qq', ...limits])
  const install = ['install', '-y', '-qq', ...limits, 'chromium-headless-shell']
  await runStep('The install', 'apt-get', install, { stdio: 'ignore' })
  return canStart(headlessShellPath) ? headlessShellPath : null
}

/** Returns whether this is Debian; its derivatives have the package under other names. */
function isDebian() {
  const path = '/etc/os-release'
  return existsSync(path) && /^ID=debian$/m.test(readFileSync(path, 'utf8'))
}

function canStart(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}
