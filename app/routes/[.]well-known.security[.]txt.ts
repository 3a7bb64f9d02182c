import { createFileRoute } from '@tanstack/react-router'
import { sendSecurityContact } from '#app/features/seo/crawler-files.server.ts'

/** Where security problems are reported. */
export const Route = createFileRoute('/.well-known/security.txt')({
  server: { handlers: { GET: () => sendSecurityContact(), HEAD: () => sendSecurityContact() } },
})
