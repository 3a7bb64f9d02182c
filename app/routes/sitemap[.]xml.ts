import { createFileRoute } from '@tanstack/react-router'
import { sendSitemapIndex } from '#app/features/seo/crawler-files.server.ts'

/** The sitemap index. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => sendSitemapIndex(), HEAD: () => sendSitemapIndex() } },
})
