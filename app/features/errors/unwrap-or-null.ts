import type { Outcome } from '#app/provider/failure.ts'

/** The value of a part that its page can do without; null when it could not be had. */
export async function unwrapOrNull<TValue>(
  asking: Promise<Outcome<TValue>>,
): Promise<TValue | null> {
  const outcome = await asking.catch(() => null)
  return outcome?.ok ? outcome.value : null
}
