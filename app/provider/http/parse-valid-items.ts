import type { z } from 'zod'
import type { HttpClient } from './http-client.ts'

/**
 * Returns the valid items of a list. Drops invalid items, because a single one must not break the
 * page, and logs them in one warning without their values.
 */
export function parseValidItems<TItem extends z.ZodType>(
  { options }: HttpClient,
  path: string,
  item: TItem,
  items: readonly unknown[],
): z.output<TItem>[] {
  const parsed = items.map((entry) => item.safeParse(entry))
  const errors = parsed.flatMap(({ error }) => (error ? [error] : []))
  if (errors.length > 0) {
    const paths = errors.flatMap(({ issues }) => issues.map((issue) => issue.path.join('.')))
    options.log('warn', 'provider-items-dropped', {
      requestId: options.requestId,
      path,
      dropped: errors.length,
      issues: [...new Set(paths)].slice(0, 8).join(' '),
    })
  }
  return parsed.flatMap((result) => (result.success ? [result.data] : []))
}
