import type { z } from 'zod'
import type { Capabilities } from '../capabilities.ts'
import { listEnvelope } from '#provider/contract/envelope.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'

/** Fetches a list for an optional part of a page; null if the provider does not support it. */
export async function fetchOptionalList<TItem extends z.ZodType>(
  http: HttpClient,
  capability: keyof Capabilities,
  path: string,
  item: TItem,
): Promise<Outcome<z.output<TItem>[] | null>> {
  if (!http.capabilities[capability]) return succeed(null)
  const outcome = await http.send({
    method: 'GET',
    path,
    schema: listEnvelope,
    isOptional: true,
  })
  if (isUnsupported(outcome)) return succeed(null)
  return mapOutcome(outcome, ({ data }) => parseValidItems(http, path, item, data))
}
