import { z } from 'zod'
import { findNearestWord } from '#shop/words/nearest-word.ts'

type Path = readonly PropertyKey[]

/** Lists the problems of a config, each with the field and the end of a sentence. */
export function explainConfig(
  schema: z.ZodType,
  { issues }: z.ZodError,
): [field: string, problem: string][] {
  return issues.flatMap((issue): [string, string][] => {
    const { path, message } = issue
    if (issue.code === 'unrecognized_keys') {
      const fields = listFields(schema, path)
      return issue.keys.map((key) => [nameField([...path, key]), explainField(key, fields)])
    }
    return [[nameField(path), message === missingText ? explainMissing(schema, path) : message]]
  })
}

function explainMissing(schema: z.ZodType, path: Path): string {
  if (path.length === 0) return `${missingText}; write export default { … }`
  return findSchema(schema, path) instanceof z.ZodNullable
    ? `${missingText}; write null for none`
    : missingText
}

const missingText = 'is missing'

/**
 * Returns the problem of a value as the end of a sentence; undefined to keep the validator's own
 * message.
 */
export const explainValue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? missingText
        : `must be ${types[issue.expected] ?? issue.expected}, not ${describe(issue.input)}`
    case 'invalid_value':
      return `must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an email address' : undefined
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'must not be empty'
    case 'too_big':
      return `must be at most ${issue.maximum}`
    default:
      return undefined
  }
}

const types: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text “${value}”`
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

function nameField(path: Path): string {
  return path.map(String).join('.') || 'the export'
}

function explainField(field: string, fields: readonly string[]): string {
  const nearest = findNearestWord(field, fields)
  return nearest === null
    ? `is unknown; the fields are ${fields.join(', ')}`
    : `is unknown; did you mean ${nearest}?`
}

function listFields(schema: z.ZodType, path: Path): string[] {
  const fieldSchema = unwrap(findSchema(schema, path))
  return fieldSchema instanceof z.ZodObject ? Object.keys(fieldSchema.shape) : []
}

/** Returns the schema of a field. */
function findSchema(schema: z.ZodType, path: Path): unknown {
  return path.reduce<unknown>((parent, name) => {
    const object = unwrap(parent)
    return object instanceof z.ZodObject ? object.shape[String(name)] : undefined
  }, schema)
}

function unwrap(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  return isWrapper ? unwrap(schema.unwrap()) : schema
}
