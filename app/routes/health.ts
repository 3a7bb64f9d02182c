import { createFileRoute } from '@tanstack/react-router'
import { getReachability } from '#app/server/provider/provider.server.ts'

/** Health check of the storefront; its status is 200 even if a remote provider is unreachable. */
export const Route = createFileRoute('/health')({
  server: { handlers: { GET: () => respond(), HEAD: () => respond() } },
})

async function respond(): Promise<Response> {
  const provider = await getReachability()
  const body = { status: 'ok', ...(provider === null ? {} : { provider }) }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
