import { createFileRoute } from '@tanstack/react-router'
import { sendSitemapIndex } from '#app/features/seo/crawler-files.server.ts'

/** The list of sitemaps. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => sendSitemapIndex(), HEAD: () => sendSitemapIndex() } },
})
