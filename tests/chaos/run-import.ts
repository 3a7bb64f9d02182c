import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Imports the catalogue of a data folder in another process, which is killed after `killAfterMs`
 * unless that is null. Returns the exit status, or null if it was killed.
 */
export async function runImport(
  folder: string,
  killAfterMs: number | null,
): Promise<number | null> {
  const program = resolve(import.meta.dirname, 'import-catalogue.ts')
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  if (killAfterMs !== null) {
    await wait(killAfterMs)
    child.kill('SIGKILL')
  }
  const [status] = await ended
  return status === null ? null : Number(status)
}
