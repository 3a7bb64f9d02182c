import { setImmediate } from 'node:timers/promises'
import { succeed } from '#app/provider/failure.ts'
import { measureCall } from '#app/provider/http/measure-call.ts'
import type { RequestScope } from '#app/request-scope/request-scope.server.ts'
import { measureRequest } from '#app/server/http/measure-request.server.ts'
import type { Telemetry } from '#provider/contract/telemetry.ts'
import { watchStatements } from '#provider/platform/telemetry/watch-statements.ts'
import { createAppContext } from '../tests/support/shops/app-context.ts'

/** The calls of a list page, each with its statements. */
const paths = [
  '/api/v1/customer/get',
  '/api/v1/customer/cart',
  '/api/v1/products',
  '/api/v1/genres',
]
const statementsPerCall = 4

const url = new URL('http://localhost:3000/en/catalog')
const request = new Request(url)

/** Records a list page as the shop does, without loading or rendering anything. */
export async function recordPage(telemetry: Telemetry): Promise<void> {
  const onStatement = watchStatements({ telemetry, log: () => {}, slowStatementMs: 0 })
  const scope: RequestScope = {
    app: createAppContext({ telemetry }),
    requestId: 'bench',
    nonce: '',
    path: url.pathname,
    locale: 'en',
    visitorAddress: '127.0.0.1',
    isLocalVisitor: true,
    token: null,
  }
  await measureRequest(request, url, scope, async () => {
    for (const path of paths) {
      await measureCall({ telemetry }, { method: 'GET', path }, async () => {
        for (let count = 0; count < statementsPerCall; count++)
          onStatement({ sql: 'select 1', milliseconds: 0.1, explain: async () => null })
        return succeed({ status: 200 })
      })
    }
    await telemetry.trace({ name: 'render' }, async () => {})
    return new Response()
  })
  // Traces are sent between two requests.
  await setImmediate()
}
