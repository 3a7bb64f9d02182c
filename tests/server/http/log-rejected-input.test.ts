import { expect, onTestFinished, test } from 'vitest'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { logRejectedInput } from '#app/server/http/log-rejected-input.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'

/** Handles a request during which an error is printed; returns the log and the output. */
async function printDuring(path: string, isReached = false) {
  const { error: original } = console
  onTestFinished(() => void Object.assign(console, { error: original }))
  const printed: unknown[] = []
  Object.assign(console, { error: (...values: unknown[]) => printed.push(...values) })
  logRejectedInput()
  const entries: object[] = []
  const app: AppContext = {
    shop: demoShop,
    settings: readSettings({}),
    log: (level, event, fields) => entries.push({ level, event, ...fields }),
    secret: 'a secret for tests only',
    providerUrl: 'http://provider.invalid',
    providerFetch: () => Promise.reject(new Error('no provider')),
  }
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST' })
  const { status } = await handleRequest(request, app, '192.0.2.1', () => {
    getRequestScope().serverFnReached = isReached
    const { error: print } = console
    print(new SyntaxError('broken'))
    return new Response(null, { status: 500 })
  })
  return { status, entries, printed }
}

test('unparsable input to a server function is logged as one warning without a stack trace', async () => {
  const { status, entries, printed } = await printDuring('/_serverFn/logIn')
  expect(status).toBe(422)
  expect(printed).toEqual([])
  expect(entries).toContainEqual({
    level: 'warn',
    event: 'server-fn-input-rejected',
    requestId: expect.any(String),
    path: '/_serverFn/logIn',
    cause: 'SyntaxError',
  })
})

test.each([
  ['inside a server function', '/_serverFn/logIn', true],
  ['of a page', '/en/cart', false],
])('an error %s is logged with its stack trace', async (_case, path, isReached) => {
  const { printed } = await printDuring(path, isReached)
  expect(printed).toEqual([new SyntaxError('broken')])
})
