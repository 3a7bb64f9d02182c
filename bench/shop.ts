import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readProcessTime } from '../scripts/launch/cpu-time.js'

export interface BenchmarkShop {
  readonly origin: string
  readonly productPath: string
  /**
   * Returns the resident memory of the shop's process, in megabytes; NaN on platforms without
   * `/proc`.
   */
  readonly memory: () => number
  /**
   * Returns the CPU time of the shop's process so far (user and system), in milliseconds; NaN on
   * platforms without `/proc`.
   */
  readonly readCpuTime: () => number
  readonly close: () => Promise<void>
}

interface Build {
  /** The folder of a built checkout. */
  readonly root: string
  readonly port: number
}

const ownRoot = resolve(import.meta.dirname, '..')

/** Starts a built shop with the given data folder and settings, and waits for its first page. */
export async function startShop(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  { root = ownRoot, port = 3290 }: Partial<Build> = {},
): Promise<BenchmarkShop> {
  const child = spawn(process.execPath, ['app/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
  })
  const origin = `http://localhost:${port}`
  const html = await fetchFirstPage(`${origin}/en/`, child)
  return {
    origin,
    productPath: /\/en\/catalog\/\d+/.exec(html)?.[0] ?? '/en/catalog/1',
    memory: () => readResidentMemory(child),
    readCpuTime: () => readProcessTime(child.pid),
    close: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function fetchFirstPage(url: string, child: ChildProcess): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop exited with status ${child.exitCode}.`)
    try {
      const response = await fetch(url)
      if (response.ok) return await response.text()
    } catch {
      // The port is not open yet.
    }
    await new Promise((next) => setTimeout(next, 20))
  }
}

function readResidentMemory(child: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProcessFile(child, 'status'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function readProcessFile(child: ChildProcess, name: string): string {
  try {
    return readFileSync(`/proc/${child.pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
