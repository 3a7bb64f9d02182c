import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OwnerTask, OwnerMessage, OwnerResult } from './owner-program.ts'

interface RunningProgram {
  readonly child: ChildProcess
  readonly exited: Promise<null>
}

/** The shop owner, in a process separate from those that serve the shop. */
export class Owner {
  readonly #folder: string
  readonly #mailVariables: Readonly<Record<string, string>>
  #running: RunningProgram | null = null
  #queue: Promise<unknown> = Promise.resolve()
  kills = 0

  constructor(folder: string, mailVariables: Readonly<Record<string, string>>) {
    this.#folder = folder
    this.#mailVariables = mailVariables
  }

  /**
   * Performs a task after the previous one; kills the process after `killAfterMs` unless that is
   * null. Returns null if there is no result, in which case the task may have been done.
   */
  async perform(
    task: OwnerTask,
    clockOffset: number,
    killAfterMs: number | null,
  ): Promise<OwnerResult | null> {
    const done = this.#queue.then(() => this.#perform({ task, clockOffset }, killAfterMs))
    this.#queue = done.catch(() => {})
    return await done
  }

  async close(): Promise<void> {
    await this.#queue
    await this.#kill()
  }

  async #perform(message: OwnerMessage, killAfterMs: number | null): Promise<OwnerResult | null> {
    const running = this.#running ?? (await this.#start(message.clockOffset))
    if (running === null) return null
    const { child, exited } = running
    const result = Promise.race([receive(child), exited])
    child.send(message, () => {})
    if (killAfterMs === null) return await result
    await Promise.race([result, wait(killAfterMs)])
    this.kills += 1
    await this.#kill()
    return await result
  }

  /** Returns null if the database cannot be opened. */
  async #start(clockOffset: number): Promise<RunningProgram | null> {
    const preload = resolve(import.meta.dirname, '../preload.ts')
    const program = resolve(import.meta.dirname, 'owner-program.ts')
    const child = spawn(process.execPath, ['--import', preload, program, this.#folder], {
      env: {
        ...process.env,
        ...this.#mailVariables,
        CLOCK_OFFSET: String(clockOffset),
        NODE_COMPILE_CACHE: resolve(this.#folder, '../compiled'),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const exited = once(child, 'exit').then(() => {
      if (this.#running?.child === child) this.#running = null
      return null
    })
    const isReady = (await Promise.race([once(child, 'message'), exited])) !== null
    this.#running = isReady ? { child, exited } : null
    return this.#running
  }

  async #kill(): Promise<void> {
    const running = this.#running
    running?.child.kill('SIGKILL')
    await running?.exited
  }
}

async function receive(child: ChildProcess): Promise<OwnerResult> {
  return await new Promise((received) => {
    child.once('message', (message) => received(message as OwnerResult))
  })
}
