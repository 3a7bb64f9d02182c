import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFailed, onTestFinished } from 'vitest'
import { findFreePort } from './free-port.ts'
import { createEnvironment } from './program-environment.ts'

/** A program in its own process, which is killed after the test. */
export interface ChildProgram {
  readonly port: number
  readonly pid: number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves with the exit status, or null if a signal ended the process. */
  readonly exited: Promise<number | null>
  /** Returns the standard output of the program so far. */
  readonly output: () => string
  /** Returns the standard error of the program so far. */
  readonly errors: () => string
}

/**
 * Starts a program, relative to the repository's root, perhaps with arguments after it, with a free
 * port in `portSetting`; waits until its standard output contains `readyText`. `command` runs Node
 * and its arguments, which are appended; `node` is the path of Node.
 */
export async function startChildProgram(
  file: string | readonly [string, ...string[]],
  readyText: string,
  settings: Readonly<Record<string, string>> = {},
  portSetting = 'PORT',
  command: readonly string[] = [],
  node: string = process.execPath,
): Promise<ChildProgram> {
  const port = await findFreePort()
  const [path, ...args] = typeof file === 'string' ? [file] : file
  const program = [node, resolve(import.meta.dirname, '../../..', path), ...args]
  const [executable = node, ...options] = [...command, ...program]
  const child = spawn(executable, options, {
    env: createEnvironment({ [portSetting]: String(port), ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (errors += String(text)))
  // A response alone seldom tells why a program failed.
  onTestFailed(() => void process.stderr.write(errors))
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
    pid: child.pid ?? Number.NaN,
    kill: (signal) => void child.kill(signal),
    exited,
    output: () => output,
    errors: () => errors,
  }
}
