import { createFileRoute } from '@tanstack/react-router'

/** Tells whoever watches over the shop that it answers; asks nobody else, the provider least of all. */
export const Route = createFileRoute('/health')({
  server: { handlers: { GET: () => healthy(), HEAD: () => healthy() } },
})

function healthy(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
