import { createFileRoute } from '@tanstack/react-router'
import { sendInvoice } from '#app/features/orders/send-invoice.server.ts'

/** Sends an invoice or credit note to its customer. */
export const Route = createFileRoute('/invoices/$number')({
  server: { handlers: { GET: ({ request, params }) => sendInvoice(request, params.number) } },
})
