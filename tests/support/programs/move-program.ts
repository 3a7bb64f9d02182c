import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { createEnvironment } from './program-environment.ts'
import { bundledPrograms } from '../../../scripts/launch/folder.js'

const programPath = resolve(import.meta.dirname, '../../..', bundledPrograms.move)

/** The program behind `npm run move`; it is killed after the test. */
export interface MoveProgram {
  kill(signal: NodeJS.Signals): void
  /** Resolves with the exit status (null after a signal) and the output. */
  readonly ended: Promise<{ status: number | null; stdout: string; stderr: string }>
}

/** Starts the program with the given arguments, optionally through another command. */
export function startMove(args: readonly string[], through: readonly string[] = []): MoveProgram {
  const [command = process.execPath, ...rest] = [...through, process.execPath, programPath, ...args]
  const child = spawn(command, rest, {
    env: createEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => (stdout += String(text)))
  child.stderr.on('data', (text) => (stderr += String(text)))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'close').then(([status]) => ({ status, stdout, stderr })),
  }
}

/** Returns the arguments of a move. */
export function toArguments(from: DatabaseLocation, to: DatabaseLocation): string[] {
  return ['--from', from.databaseUrl ?? from.dataDir, '--to', to.databaseUrl ?? to.dataDir]
}
