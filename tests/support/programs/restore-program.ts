import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { createEnvironment } from './program-environment.ts'
import { splitShopLine } from '../split-shop-line.ts'
import { bundledPrograms } from '../../../scripts/launch/folder.js'

const programPath = resolve(import.meta.dirname, '../../..', bundledPrograms.owner)

/** Starts the program behind `npm run shop -- restore`; it is killed after the test. */
export function startRestore({ dataDir, databaseUrl }: DatabaseLocation, backup: string) {
  const child = spawn(process.execPath, [programPath, 'restore', backup], {
    env: createEnvironment({
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => (stdout += String(text)))
  child.stderr.on('data', (text) => (stderr += String(text)))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    kill: () => void child.kill('SIGKILL'),
    /** Resolves with the exit status (null after a signal) and the output. */
    ended: once(child, 'close').then(([status]) => ({
      status,
      stdout,
      ...splitShopLine(stderr),
    })),
  }
}
