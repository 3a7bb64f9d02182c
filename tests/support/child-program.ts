import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** A program in its own process, which is killed after the test. */
export interface ChildProgram {
  readonly port: number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves with the exit status; null if a signal ended the process. */
  readonly exited: Promise<number | null>
  /** Returns what the program has written to standard output so far. */
  readonly output: () => string
  /** Returns what the program has written to standard error so far. */
  readonly errors: () => string
}

/**
 * Starts a program, relative to the repository's root, with a free port in `portSetting`; waits
 * until its standard output contains `readyText`.
 */
export async function startChildProgram(
  file: string,
  readyText: string,
  settings: Readonly<Record<string, string>> = {},
  portSetting = 'PORT',
): Promise<ChildProgram> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../..', file)], {
    env: { [portSetting]: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (errors += String(text)))
  const exited = once(child, 'close').then(([status]) => (status === null ? null : Number(status)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  await new Promise<void>((started, failed) => {
    child.stdout.on('data', () => output.includes(readyText) && started())
    child.once('close', (status) => failed(new Error(`exited with status ${status}: ${errors}`)))
  })
  return {
    port,
    kill: (signal) => void child.kill(signal),
    exited,
    output: () => output,
    errors: () => errors,
  }
}

/** Returns a port of this machine on which no program listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return address !== null && typeof address === 'object' ? address.port : 0
}
