import { createFileRoute } from '@tanstack/react-router'
import { sendDownload } from '#app/features/profile/send-download.server.ts'

/** Purchased files, by download id or as `product-{id}` by product. */
export const Route = createFileRoute('/download/$linkId')({
  server: {
    handlers: {
      GET: ({ request, params }) => sendDownload(request, params.linkId),
      HEAD: ({ request, params }) => sendDownload(request, params.linkId),
    },
  },
})
