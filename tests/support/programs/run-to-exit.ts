import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { createEnvironment } from './program-environment.ts'

/** Runs a program, given by its path in the repository, until it exits; kills it after the test. */
export async function runToExit(
  program: string,
  settings: Record<string, string>,
  [command, ...options]: [string, ...string[]] = [process.execPath],
  args: readonly string[] = [],
): Promise<{ status: number | null; stderr: string }> {
  const path = resolve(import.meta.dirname, '../../..', program)
  const env = createEnvironment(settings)
  const child = spawn(command, [...options, path, ...args], { env, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  const [status] = await once(child, 'close')
  return { status, stderr }
}
