import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withLock } from '../../../scripts/launch/lock.js'
import { cacheFolder } from '../../../scripts/launch/project.js'

/**
 * Takes a lock and writes "in" and "out" to a file. `forever` never releases it; `as-if-mine` first
 * creates a lock of a dead process with the id of this one.
 */
const [name, file, mode] = process.argv.slice(2)
if (mode === 'as-if-mine') {
  const lock = join(cacheFolder, `${name}.lock`)
  mkdirSync(lock, { recursive: true })
  writeFileSync(join(lock, String(process.pid)), '')
}
await withLock(name, async () => {
  appendFileSync(file, 'in\n')
  // Long enough for another process to enter if the lock let it.
  await setTimeout(mode === 'forever' ? 1_000_000 : 150)
  appendFileSync(file, 'out\n')
})
