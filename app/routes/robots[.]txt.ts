import { createFileRoute } from '@tanstack/react-router'
import { sendRobots } from '#app/features/seo/crawler-files.server.ts'

/** The crawling rules for search engines. */
export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => sendRobots(), HEAD: () => sendRobots() } },
})
