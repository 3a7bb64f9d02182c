import { once } from 'node:events'
import { copyFile, open, rename } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startChildProgram } from './child-program.ts'
import type { ChildProgram } from './child-program.ts'
import { createTemporaryFolder } from '../shops/open-shop.ts'

/** A supervisor with its workers, which are stopped after the test. */
export interface SupervisedShop extends ChildProgram {
  readonly folder: string
  /** Returns the ids of all processes that have ever served, in order. */
  readonly pids: () => number[]
  /** Waits until the given number of processes have served. */
  readonly waitForWorkers: (count: number) => Promise<number[]>
  readonly waitForOutput: (text: string) => Promise<void>
  /** Waits until the log has an entry for `event`. */
  readonly waitForLog: (event: string) => Promise<void>
  readonly waitForErrors: (pattern: RegExp) => Promise<void>
}

interface WorkerOptions {
  /** The path of Node. */
  readonly node?: string
  /** The workers' program in this folder; by default, an empty shop. */
  readonly program?: string
  readonly settings?: Readonly<Record<string, string>>
  /** Which workers to wait for; by default, all. */
  readonly awaited?: 'first' | 'all'
}

/** Starts several workers and waits until they serve. */
export async function startWorkers(
  count: number,
  { node, program: path = 'worker-program.ts', settings, awaited = 'all' }: WorkerOptions = {},
): Promise<SupervisedShop> {
  const folder = await createTemporaryFolder()
  const program = await startChildProgram(
    'tests/support/programs/supervised-program.ts',
    awaited === 'all' ? 'all workers serve' : ' serves',
    {
      WORKER_PROGRAM: path,
      WORKERS: String(count),
      DATA_DIR: folder,
      DEMO_CATALOGUE: 'none',
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
    'PORT',
    [],
    node,
  )
  const pids = () =>
    [...program.output().matchAll(/^worker (\d+) serves$/gm)].map((match) => Number(match[1]))
  const waitForWorkers = async (total: number) => {
    await expect.poll(() => pids().length).toBeGreaterThanOrEqual(total)
    return pids()
  }
  await waitForWorkers(awaited === 'all' ? count : 1)
  return {
    ...program,
    folder,
    pids,
    waitForWorkers,
    waitForOutput: async (text) => {
      await expect.poll(program.output).toContain(text)
    },
    waitForLog: async (event) => {
      await expect.poll(program.errors).toContain(`"event":"${event}"`)
    },
    waitForErrors: async (pattern) => {
      await expect.poll(program.errors).toMatch(pattern)
    },
  }
}

/** Resolves once none of these processes exists any more. */
export async function waitUntilExited(pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A copy of Node that can be made unusable and usable again. */
export interface NodeCopy {
  readonly path: string
  /** Makes it unusable: deletes it, or opens it for writing, as during an installation. */
  readonly disable: (how: 'missing' | 'being written') => Promise<void>
  readonly enable: () => Promise<void>
}

/** Creates a copy of Node in a temporary folder, which is removed after the test. */
export async function copyNode(): Promise<NodeCopy> {
  const folder = await createTemporaryFolder()
  const path = join(folder, 'node')
  const original = join(folder, 'original')
  await copyFile(process.execPath, path)
  let enable = async () => {}
  return {
    path,
    disable: async (how) => {
      await rename(path, original)
      enable = () => rename(original, path)
      if (how === 'missing') return
      await copyFile(original, path)
      const file = await open(path, 'r+')
      enable = () => file.close()
      onTestFinished(() => file.close())
    },
    enable: () => enable(),
  }
}

/** A response, and the id of the process that sent it. */
export interface WorkerResponse {
  readonly status: number
  readonly worker: number
}

/** A client that reuses one connection, or none with `keepAlive: false`. */
export function createClient(port: number, { keepAlive }: { keepAlive: boolean }) {
  const agent = new Agent({ keepAlive, maxSockets: 1 })
  return async (path: string, body?: object): Promise<WorkerResponse> => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { 'content-type': 'application/json' }
    const clientRequest = request({ port, host: '127.0.0.1', path, agent, method, headers })
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body))
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
    await response.resume().toArray()
    return { status: response.statusCode ?? 0, worker: Number(response.headers['worker']) }
  }
}
