import { createFileRoute } from '@tanstack/react-router'
import { sendShareImage } from '#app/features/share-image/send-share-image.server.ts'

/** Share images: one per product (`7.png`) and one per language for the shop (`de.png`). */
export const Route = createFileRoute('/share/$file')({
  server: {
    handlers: {
      GET: ({ params }) => sendShareImage(params.file),
      HEAD: ({ params }) => sendShareImage(params.file),
    },
  },
})
