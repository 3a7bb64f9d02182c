import { beforeAll, expect, test } from 'vitest'
import { readPart } from './spawn-part.ts'
import type { PartOutput } from './run-part-program.ts'

const seed = 1
const requests = 1200

let output: PartOutput

beforeAll(async () => {
  output = await readPart({ seed, requests })
})

test('every route, form, server function and endpoint has a valid example request', () => {
  expect(output.targets).toBeGreaterThan(90)
  expect(output.uncovered).toEqual([])
})

test('no malformed request causes a server error, leaks internals or damages the ledger', () => {
  expect(output.failure).toBeNull()
  expect(output.requests).toBeGreaterThan(requests / 2)
})

test('the requests get past the rate limits and the login', () => {
  const { '2xx': successes = 0, '4xx': refusals = 0 } = output.statuses
  expect(successes / output.requests).toBeGreaterThan(0.2)
  expect(refusals / output.requests).toBeGreaterThan(0.2)
})
