import { createFileRoute } from '@tanstack/react-router'
import { sendDownload } from '#app/features/orders/send-download.server.ts'

/** Sends a purchased file or several as one ZIP; `sendDownload` documents the parameter. */
export const Route = createFileRoute('/download/$linkId')({
  server: {
    handlers: {
      GET: ({ request, params }) => sendDownload(request, params.linkId),
      HEAD: ({ request, params }) => sendDownload(request, params.linkId),
    },
  },
})
