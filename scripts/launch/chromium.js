import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { pinnedNode } from './pinned-node.js'
import { say } from './project.js'
import { runToEnd } from './run.js'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser the tests drive: CHROMIUM_PATH, one that the machine has, Debian's package, or the
 * test tool's own (`null`: the tool knows where). Throws one sentence when none can be had.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('Installing Chromium from Debian …')
    await runToEnd('The install', 'apt-get', ['update', '-qq'])
    await runToEnd('The install', 'apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
    })
    const installed = findChromium()
    if (installed) return installed
  }
  say('Installing the test tool’s own Chromium …')
  const status = await runToEnd('The install', pinnedNode(), [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ])
  if (status === 0) return null
  throw new Error(
    'The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.',
  )
}

function findChromium() {
  const set = process.env.CHROMIUM_PATH
  if (set && existsSync(set)) return set
  return places.find((place) => existsSync(place) && answers(place)) ?? null
}

function answers(program) {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}
