import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs as a service of a Debian that systemd has booted, next to that of the shop, and writes what it
 * saw to `/report.json`.
 */
const origin = 'http://127.0.0.1:3000'
const systemctl = (...args) => execFileSync('systemctl', args, { encoding: 'utf8' }).trim()
const readProperty = (name) => systemctl('show', 'shop.service', `--property=${name}`, '--value')
const readMain = () => Number(readProperty('MainPID'))

/** Returns the processes that the shop's supervisor has started. */
function listWorkers() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.filter((id) => readStatus(id).PPid === String(readMain()))
}

/** Reads the status of a process; empty if it has ended. */
function readStatus(id) {
  try {
    const lines = readFileSync(`/proc/${id}/status`, 'utf8').trim().split('\n')
    return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2)))
  } catch {
    return {}
  }
}

const waitUntil = async (isTrue) => {
  while (!(await isTrue())) await wait(100)
}

const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Tries to create a file as root, with the view of the file system that the shop has. */
function canWrite(folder) {
  const file = `/proc/${readMain()}/root${folder}/written-by-the-probe`
  try {
    writeFileSync(file, '')
    rmSync(file)
    return true
  } catch {
    return false
  }
}

await waitUntil(isReady)
const main = readMain()
const { Uid, NoNewPrivs, Seccomp, CapBnd } = readStatus(main)
const pages = {}
for (const path of ['/readyz', '/en/', '/en/catalog', '/de/cart', '/share/en.png']) {
  const response = await fetch(origin + path)
  await response.arrayBuffer()
  pages[path] = response.status
}

const workers = listWorkers()
systemctl('reload', 'shop.service')
await waitUntil(() => {
  const others = listWorkers().filter((id) => !workers.includes(id))
  return others.length === workers.length && listWorkers().length === workers.length
})
const isReloaded = readMain() === main && (await isReady())

process.kill(main, 'SIGKILL')
await waitUntil(async () => ![0, main].includes(readMain()) && (await isReady()))
const restarts = Number(readProperty('NRestarts'))

const folders = ['/', '/etc', '/srv/shop', '/srv/shop/overtone', '/usr', '/var', '/srv/shop/data']
const writable = folders.filter(canWrite)
systemctl('stop', 'shop.service')
const report = {
  user: Number(Uid.split('\t')[0]),
  limits: { NoNewPrivs, Seccomp, CapBnd },
  pages,
  workers: workers.length,
  isReloaded,
  restarts,
  writable,
  result: readProperty('Result'),
  status: Number(readProperty('ExecMainStatus')),
}
writeFileSync('/report.json', JSON.stringify(report))
