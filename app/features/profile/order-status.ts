import { m } from '#app/paraglide/messages.js'

const texts: Readonly<Record<string, (() => string) | undefined>> = {
  completed: m.profile_order_completed,
  pending: m.profile_order_pending,
  pending_payment: m.profile_order_pending,
  processing: m.profile_order_processing,
  canceled: m.profile_order_canceled,
  closed: m.profile_order_canceled,
}

/** The words for an order's status; a host's own status is shown as it is. */
export function orderStatusText(status: string): string {
  return texts[status]?.() ?? status
}
