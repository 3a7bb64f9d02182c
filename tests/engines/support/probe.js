import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs the shop inside a root folder that has nothing but Node, and prints what it saw as JSON. PROBE is
 * its input: the commands before the start, while the shop is open and after its end, the command of the
 * shop and that of its health check.
 */
const { before, meanwhile, after, shop, health } = JSON.parse(process.env.PROBE)
const origin = `http://127.0.0.1:${process.env.PORT}`

const commands = []
const runAll = (list) => commands.push(...list.map(run))

runAll(before)
const [command, ...args] = shop
const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
let output = ''
for (const stream of [program.stdout, program.stderr])
  stream.on('data', (text) => (output += String(text)))
const exited = new Promise((resolve) => program.once('close', resolve))

const isUp = () =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
while (program.exitCode === null && !(await isUp())) await wait(100)
const pages = {}
if (program.exitCode === null) {
  const html = await (await fetch(`${origin}/en/`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/no-script'
  const image = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1]
  const images = image === undefined ? [] : [image]
  for (const path of [
    '/healthz',
    '/readyz',
    '/en/',
    '/en/catalog',
    '/de/cart',
    script,
    ...images,
  ]) {
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    pages[path.replace(/\/assets\/.*/, '/assets').replace(/\?.*/, '')] = response.status
  }
  runAll(meanwhile)
}
const healthy = health === null ? null : spawnSync(health[0], health.slice(1)).status
const isNetworkReachable = await fetch('http://192.0.2.1/', {
  signal: AbortSignal.timeout(5000),
}).then(
  () => true,
  ({ cause }) => cause?.code !== 'ENETUNREACH',
)
program.kill('SIGTERM')
const status = await exited
runAll(after)
process.stdout.write(
  JSON.stringify({
    user: process.getuid(),
    commands,
    pages,
    healthy,
    isNetworkReachable,
    canWrite: ['/', '/srv/overtone', '/etc', '/usr/local'].filter(canWrite),
    status,
    output,
  }),
)

function run(words) {
  const result = spawnSync(words[0], words.slice(1), { encoding: 'utf8' })
  return { status: result.status, output: result.stdout + result.stderr }
}

function canWrite(folder) {
  try {
    writeFileSync(`${folder}/written-by-the-probe`, '')
    return true
  } catch {
    return false
  }
}
