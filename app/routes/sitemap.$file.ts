import { createFileRoute } from '@tanstack/react-router'
import { sendSitemap } from '#app/features/seo/crawler-files.server.ts'

/** The sitemaps of a language: `de.xml` of its pages, `de-1.xml` of a part of its products. */
export const Route = createFileRoute('/sitemap/$file')({
  server: {
    handlers: {
      GET: ({ params }) => sendSitemap(params.file),
      HEAD: ({ params }) => sendSitemap(params.file),
    },
  },
})
