import { createFileRoute } from '@tanstack/react-router'
import { sendSitemap } from '#app/features/seo/crawler-files.server.ts'

/** The sitemap of one language, such as `de.xml`. */
export const Route = createFileRoute('/sitemap/$file')({
  server: {
    handlers: {
      GET: ({ params }) => sendSitemap(params.file),
      HEAD: ({ params }) => sendSitemap(params.file),
    },
  },
})
