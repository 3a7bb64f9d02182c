import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findProviderProblem } from '#provider/programs/check/ask-provider.ts'

/** Starts a server that answers every request alike; returns its URL. */
async function startServer(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['a list', 200, '{"data":[]}'],
  ['a refusal', 429, '{"message":"Too many requests."}'],
])('a remote provider that answers with %s is one [P7.10]', async (_what, status, body) => {
  expect(await findProviderProblem({ providerUrl: await startServer(status, body) })).toBeNull()
})

test.each([
  ['a page', 200, '<html></html>'],
  ['another object', 200, '{"products":[]}'],
  ['a redirect', 302, ''],
  ['the request for a password', 401, ''],
  ['nothing at that path', 404, '{"message":"Not found."}'],
  ['a failure', 500, ''],
])('a server that answers with %s is no provider [P7.10]', async (_what, status, body) => {
  const providerUrl = await startServer(status, body)
  expect(await findProviderProblem({ providerUrl })).toMatchObject({
    what: 'PROVIDER_URL',
    problem: expect.stringContaining(`is ${providerUrl}, which does not answer like a provider`),
  })
})

test('an embedded provider is not asked [P7.10]', async () => {
  expect(await findProviderProblem({ providerUrl: null })).toBeNull()
})
