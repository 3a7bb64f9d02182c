import { fromCrossJSON, toJSON } from 'seroval'
import type { Outcome } from '#app/provider/failure.ts'
import type { BuiltShop } from './shops/built-shop.ts'

/** Calls a server function of the built shop as the browser does, with `data` as its input. */
export async function callServerFunction(
  shop: BuiltShop,
  name: string,
  token: string,
  data?: object,
): Promise<Outcome<unknown>> {
  const isForm = data instanceof FormData
  const body = isForm ? data : JSON.stringify(toJSON(data === undefined ? {} : { data }))
  const response = await shop.send(`/_serverFn/${name}`, {
    method: 'POST',
    token,
    body,
    headers: {
      'x-tsr-serverfn': 'true',
      accept: 'application/json',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
  })
  const result = fromCrossJSON<{ result: Outcome<unknown> }>(await response.json(), {
    refs: new Map(),
  })
  return result.result
}
