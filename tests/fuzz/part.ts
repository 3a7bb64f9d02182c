/**
 * A test program that sends requests to a newly opened shop and prints the statistics as one line
 * of JSON. Exits with 1 and a description of the failure if a response violates a rule.
 */
import { openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/database/postgres-server.ts'
import { openFuzzShop } from './open-fuzz-shop.ts'
import { runPart } from './run-part.ts'
import { findUncoveredTargets, listTargets } from './targets.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'sqlite' },
    /** The file with the current request, so that a request that never ends can be identified. */
    progress: { type: 'string' },
  },
})

if (!['sqlite', 'postgres'].includes(values.engine)) throw new Error('unknown engine')
const server = values.engine === 'postgres' ? await startPostgres() : null
// Tells the shop which database server to use.
if (server !== null) process.env['TEST_POSTGRES_URL'] = server.url

const noteLength = 4000
const progress = values.progress === undefined ? null : openSync(values.progress, 'w')
const fuzzShop = await openFuzzShop()
const targets = listTargets(fuzzShop.endpoints)
const result = await runPart(fuzzShop, targets, {
  seed: Number(values.seed),
  count: Number(values.requests),
  note: (request) => {
    if (progress !== null) writeSync(progress, request.slice(0, noteLength).padEnd(noteLength), 0)
  },
})
await fuzzShop.close()
await server?.stop()
const uncovered = findUncoveredTargets(targets)
writeSync(1, `${JSON.stringify({ ...result, targets: targets.length, uncovered })}\n`)
process.exit(result.failure === null && uncovered.length === 0 ? 0 : 1)
