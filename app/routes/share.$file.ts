import { createFileRoute } from '@tanstack/react-router'
import { sendShareImage } from '#app/features/share-image/send-share-image.server.ts'

/** Share images: of a product (`7.png`) or of the shop in a language (`de.png`). */
export const Route = createFileRoute('/share/$file')({
  server: {
    handlers: {
      GET: ({ params }) => sendShareImage(params.file),
      HEAD: ({ params }) => sendShareImage(params.file),
    },
  },
})
