import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { createEnvironment } from './program-environment.ts'
import { splitShopLine } from '../split-shop-line.ts'
import { bundledPrograms } from '../../../scripts/launch/folder.js'

const programPath = resolve(import.meta.dirname, '../../..', bundledPrograms.catalog)

/** The program behind `npm run catalog`; it is killed after the test. */
export interface CatalogProgram {
  kill(signal: NodeJS.Signals): void
  /** Closes the reading end of standard output, as `head` does. */
  closeOutput(): void
  /** Resolves with the exit status (null after a signal) and the output. */
  readonly ended: Promise<{
    status: number | null
    stdout: string
    shopLine: string
    stderr: string
  }>
}

/** Starts the program with the given arguments for the shop in a data folder. */
export function startCatalog(dataDir: string, args: readonly string[]): CatalogProgram {
  const child = spawn(process.execPath, [programPath, ...args], {
    env: createEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => (stdout += String(text)))
  child.stderr.on('data', (text) => (stderr += String(text)))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    kill: (signal) => void child.kill(signal),
    closeOutput: () => void child.stdout.destroy(),
    ended: once(child, 'close').then(([status]) => ({
      status,
      stdout,
      ...splitShopLine(stderr),
    })),
  }
}
