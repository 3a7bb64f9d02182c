import { createFileRoute } from '@tanstack/react-router'
import { sendSecurityContact } from '#app/features/seo/crawler-files.server.ts'

/** The contact for security reports (RFC 9116). */
export const Route = createFileRoute('/.well-known/security.txt')({
  server: { handlers: { GET: () => sendSecurityContact(), HEAD: () => sendSecurityContact() } },
})
