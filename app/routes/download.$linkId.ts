import { createFileRoute } from '@tanstack/react-router'
import { sendDownload } from '#app/features/profile/send-download.server.ts'

/** Bought files; `product-7` stands for the file of product 7. */
export const Route = createFileRoute('/download/$linkId')({
  server: {
    handlers: {
      GET: ({ request, params }) => sendDownload(request, params.linkId),
      HEAD: ({ request, params }) => sendDownload(request, params.linkId),
    },
  },
})
