const dayMs = 24 * 60 * 60 * 1000
/** Number of days within which the shop has promised to reply. */
const replyDays = 14
const maxMentionedOrders = 20

/** Returns the numbers in a withdrawal, each of which may be that of an order. */
export function extractOrderNumbers(text: string): number[] {
  return [...text.matchAll(/\d{1,15}/g)]
    .slice(0, maxMentionedOrders)
    .map(([digits]) => Number(digits))
}

/** Returns the day by which the shop has to reply to a withdrawal, such as `2026-03-15` (UTC). */
export function getReplyDay(receivedAt: Date): string {
  return new Date(receivedAt.getTime() + replyDays * dayMs).toISOString().slice(0, 10)
}
