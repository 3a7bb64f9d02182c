import { createFileRoute } from '@tanstack/react-router'

/** Health check of the storefront process only; does not call the provider. */
export const Route = createFileRoute('/health')({
  server: { handlers: { GET: () => respondOk(), HEAD: () => respondOk() } },
})

function respondOk(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
