import * as z from 'zod/mini'

/** The framework throws validation errors with the list of issues as JSON in their message. */
const issuesSchema = z.array(
  z.object({ message: z.string(), path: z.optional(z.array(z.union([z.string(), z.number()]))) }),
)

/** Parses a validation error into messages by field; returns null for any other error. */
export function parseValidationErrors(error: unknown): Record<string, string[]> | null {
  const parsed = issuesSchema.safeParse(parseJson(error instanceof Error ? error.message : ''))
  if (!parsed.success) return null
  const errors: Record<string, string[]> = {}
  for (const { path = [], message } of parsed.data) {
    const field = path.join('.')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
