import { createFileRoute } from '@tanstack/react-router'
import { sendCustomerData } from '#app/features/account-deletion/send-customer-data.server.ts'

/** Sends all data about the customer as a ZIP. */
export const Route = createFileRoute('/account-data.zip')({
  server: { handlers: { GET: ({ request }) => sendCustomerData(request) } },
})
