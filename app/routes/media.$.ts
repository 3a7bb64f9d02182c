import { createFileRoute } from '@tanstack/react-router'
import { sendMedia } from '#app/features/player/send-media.server.ts'

/** Sends previews, covers and pictures, proxied from the provider. */
export const Route = createFileRoute('/media/$')({
  server: {
    handlers: {
      GET: ({ request }) => sendMedia(request),
      HEAD: ({ request }) => sendMedia(request),
    },
  },
})
