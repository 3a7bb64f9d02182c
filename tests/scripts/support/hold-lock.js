import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withLock } from '../../../scripts/launch/lock.js'
import { cacheFolder } from '../../../scripts/launch/project.js'

/**
 * Acquires a lock and writes "in" and "out" to a file. In mode `forever`, it never releases the
 * lock; in mode `as-if-mine`, it first creates the lock of a dead process that had this process's
 * id.
 */
const [name, file, mode] = process.argv.slice(2)
if (mode === 'as-if-mine') {
  const lock = join(cacheFolder, `${name}.lock`)
  mkdirSync(lock, { recursive: true })
  writeFileSync(join(lock, String(process.pid)), '')
}
await withLock(name, async () => {
  appendFileSync(file, 'in\n')
  // Long enough for another process to enter if the lock did not work.
  await setTimeout(mode === 'forever' ? 1_000_000 : 150)
  appendFileSync(file, 'out\n')
})
