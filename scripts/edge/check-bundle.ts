import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRefusedPages, formatPageCosts, measurePageCosts } from './page-costs.ts'
import { findExceededLimits, formatSizes, measureSizes } from './sizes.ts'

// Prints what the platform limits: the sizes of the bundle for Workers, and what its pages cost. Fails
// if it exceeds a limit other than that of CPU time, which depends on the machine.
const repetitions = { rounds: 3, pagesPerRound: 5 }

const sizes = await measureSizes()
print(formatSizes(sizes))
const folder = await mkdtemp(join(tmpdir(), 'overtone-edge-'))
try {
  const costs = await measurePageCosts(folder, repetitions)
  print(formatPageCosts(costs))
  const refused = [...findExceededLimits(sizes), ...findRefusedPages(costs)]
  if (refused.length > 0) {
    process.stderr.write(`This is more than the platform accepts: ${refused.join(', ')}.\n`)
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
