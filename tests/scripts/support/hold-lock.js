import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../../../scripts/launch/lock.js'
import { cacheFolder } from '../../../scripts/launch/project.js'

/**
 * Takes a lock, writes "in" and "out" around a short wait to a file, or holds it for ever;
 * `as-if-mine` first leaves a lock as a dead process of the same id would have.
 */
const [name, file, mode] = process.argv.slice(2)
if (mode === 'as-if-mine') {
  const left = join(cacheFolder, `${name}.lock`)
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, 'pid'), String(process.pid))
}
await withLock(name, async () => {
  appendFileSync(file, 'in\n')
  if (mode === 'forever') await new Promise((resolve) => setTimeout(resolve, 1_000_000))
  await new Promise((resolve) => setTimeout(resolve, 150))
  appendFileSync(file, 'out\n')
})
