import { appendFileSync } from 'node:fs'
import { withLock } from '../../../scripts/launch/lock.js'

/** Takes a lock, writes "in" and "out" around a short wait to a file, or holds it for ever. */
const [name, file, mode] = process.argv.slice(2)
await withLock(name, async () => {
  appendFileSync(file, 'in\n')
  if (mode === 'forever') await new Promise((resolve) => setTimeout(resolve, 1_000_000))
  await new Promise((resolve) => setTimeout(resolve, 150))
  appendFileSync(file, 'out\n')
})
