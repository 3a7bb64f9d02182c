import { createFileRoute } from '@tanstack/react-router'
import { sendLedger } from '#app/features/ledger/send-ledger.server.ts'

/** Sends the changes of the customer's balance as a CSV file. */
export const Route = createFileRoute('/ledger.csv')({
  server: { handlers: { GET: ({ request }) => sendLedger(request) } },
})
