import * as z from 'zod/mini'

/** The framework throws what a schema refused as an error whose message is the list of issues. */
const issues = z.array(
  z.object({ message: z.string(), path: z.optional(z.array(z.union([z.string(), z.number()]))) }),
)

/** What a schema refused, by field; null for any other error. */
export function parseValidationErrors(error: unknown): Record<string, string[]> | null {
  const parsed = issues.safeParse(readJson(error instanceof Error ? error.message : ''))
  if (!parsed.success) return null
  const errors: Record<string, string[]> = {}
  for (const { path = [], message } of parsed.data) {
    const field = path.join('.')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
