import type { z } from 'zod'
import type { Http } from './http.ts'

/**
 * What can be read of a list's items; those that break the contract are left out and told of in one
 * warning, never with what they say: one broken row of a host must not take the whole page away.
 */
export function parseValidItems<TItem extends z.ZodType>(
  { options }: Http,
  path: string,
  item: TItem,
  items: readonly unknown[],
): z.output<TItem>[] {
  const parsed = items.map((entry) => item.safeParse(entry))
  const broken = parsed.flatMap(({ error }) => (error ? [error] : []))
  if (broken.length > 0) {
    const places = broken.flatMap(({ issues }) => issues.map((issue) => issue.path.join('.')))
    options.log('warn', 'provider sent items that break the contract', {
      requestId: options.requestId,
      path,
      dropped: broken.length,
      issues: [...new Set(places)].slice(0, 8).join(' '),
    })
  }
  return parsed.flatMap((result) => (result.success ? [result.data] : []))
}
