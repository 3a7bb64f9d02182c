import { z } from 'zod'
import { isBodyLimitError } from './body-limit.ts'
import type { ProviderContext } from '../../context.ts'
import { HttpError, throwHttpError, throwValidationError } from './http-error.ts'
import { requireNoNulCharacters } from './nul-characters.ts'

/** Parses the body with a schema; throws a 422 for invalid fields and malformed JSON. */
export async function parseBody<Schema extends z.ZodType>(
  c: ProviderContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseFields(schema, await readRawBody(c))
}

/** Parses fields with a schema; throws a 422 with errors by field. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), formatIssue(issue, field)]
  }
  throwValidationError(errors)
}

/** Reads a JSON or form body as an object; repeated form fields and `[]` fields become lists. */
export async function readRawBody(c: ProviderContext): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (/multipart\/form-data|x-www-form-urlencoded/i.test(type)) return await readForm(c)
  const text = await c.req.text()
  if (text.trim() === '') return {}
  const body = parseJson(text)
  const fields = z.record(z.string(), z.unknown()).safeParse(body)
  if (!fields.success) throwValidationError({ body: ['The body must be a JSON object.'] })
  if (text.includes('\\u0000')) requireNoNulCharacters(fields.data)
  return fields.data
}

async function readForm(c: ProviderContext): Promise<Record<string, unknown>> {
  try {
    const form = await c.req.parseBody({ all: true })
    requireNoNulCharacters(form)
    return Object.fromEntries(
      Object.entries(form).map(([name, value]) => {
        const list = /^(.+)\[\d*\]$/.exec(name)?.[1]
        return list === undefined ? [name, value] : [list, Array.isArray(value) ? value : [value]]
      }),
    )
  } catch (error) {
    if (isBodyLimitError(error) || error instanceof HttpError) throw error
    throwHttpError(422, 'The body could not be read as a form.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throwValidationError({ body: ['The body is not valid JSON.'] })
  }
}

type Issue = z.core.$ZodIssue

/**
 * Formats an issue as Bagisto's English message, which clients may match on; a custom message in
 * the schema takes precedence.
 */
function formatIssue(issue: Issue, field: string): string {
  const name = field.replaceAll('_', ' ')
  if (issue.code === 'custom' && issue.params?.['isHidden'] === true) {
    return `The ${name} field contains hidden characters.`
  }
  if (issue.code === 'custom' && issue.message !== 'Invalid input') return issue.message
  if (issue.input === undefined || issue.input === null) return `The ${name} field is required.`
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1
      ? `The ${name} field is required.`
      : `The ${name} field must be at least ${issue.minimum} characters.`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `The ${name} field must not be greater than ${issue.maximum} characters.`
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return `The ${name} field must be a valid email address.`
  }
  return `The ${name} field is invalid.`
}
