import { createFileRoute } from '@tanstack/react-router'
import { sendShareImage } from '#app/features/catalog/send-share-image.server.ts'

/** The picture of a product that a shared link shows, such as `7.png`. */
export const Route = createFileRoute('/share/$file')({
  server: {
    handlers: {
      GET: ({ params }) => sendShareImage(params.file),
      HEAD: ({ params }) => sendShareImage(params.file),
    },
  },
})
