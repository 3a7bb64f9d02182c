const dayMs = 24 * 60 * 60 * 1000
/** The number of days in which the shop promises to reply. */
const replyDays = 14
const maxMentionedOrders = 20

/** Extracts numbers from a withdrawal, each of which may be an order's. */
export function extractOrderNumbers(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)]
    .slice(0, maxMentionedOrders)
    .map(([digits]) => Number(digits))
}

/** Returns the day by which the shop must reply to a withdrawal, such as `2026-03-15` (UTC). */
export function getReplyDay(receivedAt: Date): string {
  return new Date(receivedAt.getTime() + replyDays * dayMs).toISOString().slice(0, 10)
}
