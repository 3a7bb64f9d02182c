import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))
const time = z.string().regex(/^\d{16,20}$/)
const attribute = z.object({ key: z.string().min(1), value: z.record(z.string(), z.unknown()) })

const spanSchema = z.object({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: hex(16).optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  attributes: z.array(attribute),
})

/** The JSON of `ExportTraceServiceRequest`, see https://opentelemetry.io/docs/specs/otlp/. */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema).min(1) })),
    }),
  ),
})

/** A received span. */
export type ReceivedSpan = z.infer<typeof spanSchema>

/** A receiver of traces on this machine. */
export interface OtlpReceiver {
  readonly url: string
  readonly spans: ReceivedSpan[]
  /** The bodies that are no valid requests. */
  readonly malformed: string[]
  /** Everything that was received, as text. */
  text(): string
}

/** Starts a receiver that rejects malformed requests, and stops it after the test. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const malformed: string[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const parsed = parseRequest(request, body)
    if (!parsed?.success) {
      malformed.push(body)
      return response.writeHead(400).end()
    }
    bodies.push(body)
    for (const { scopeSpans } of parsed.data.resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, spans, malformed, text: () => bodies.join('\n') }
}

function parseRequest({ url, method, headers }: IncomingMessage, body: string) {
  const isJson = headers['content-type'] === 'application/json'
  if (url !== '/v1/traces' || method !== 'POST' || !isJson) return null
  return requestSchema.safeParse(JSON.parse(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString()
}
