import { expect, test } from 'vitest'
import { readPart } from './spawn-part.ts'

test('on PostgreSQL, no malformed request causes a server error, leaks internals or damages the ledger [P9.01]', async () => {
  const requests = 700
  const output = await readPart({ seed: 2, requests, engine: 'postgres' })
  expect(output.failure).toBeNull()
  expect(output.requests).toBeGreaterThan(requests / 2)
})
