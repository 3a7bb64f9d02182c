import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export interface BenchedShop {
  readonly origin: string
  readonly productPath: string
  /** Resident memory of the shop's process in megabytes; NaN where the platform does not tell. */
  readonly memory: () => number
  readonly close: () => Promise<void>
}

const port = 3290

/** Opens the built shop over a data folder, with settings of its own, and waits for its first page. */
export async function openShop(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchedShop> {
  const child = spawn(process.execPath, ['app/server/main.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
  })
  const origin = `http://localhost:${port}`
  const html = await firstPage(`${origin}/en/`, child)
  return {
    origin,
    productPath: /\/en\/catalog\/\d+/.exec(html)?.[0] ?? '/en/catalog/1',
    memory: () => memoryOf(child),
    close: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function firstPage(url: string, child: ChildProcess): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop ended with status ${child.exitCode}.`)
    try {
      const response = await fetch(url)
      if (response.ok) return await response.text()
    } catch {
      // Not open yet.
    }
    await new Promise((next) => setTimeout(next, 20))
  }
}

function memoryOf(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}
