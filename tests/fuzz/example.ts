/** The encodings of a body; `call` is the framework's format for server functions. */
export type BodyType = 'json' | 'form' | 'multipart' | 'call' | 'text'

/** A file in a form; a class instance, so that `changeValue` treats it as a whole. */
export class SampleFile {
  readonly name = 'me.png'
  readonly type = 'image/png'
  readonly bytes = Buffer.from('89504e470d0a1a0a', 'hex')
}

interface ExampleBody {
  readonly type: BodyType
  readonly value: unknown
}

/**
 * A valid request. Strings may contain facts in braces, such as `{product}`; the string
 * `{#product}` is replaced by a number.
 */
export interface Example {
  /** By default, `POST` with a body and `GET` without one. */
  readonly method?: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** The data of a server function called with GET. */
  readonly data?: unknown
  readonly body?: ExampleBody
  readonly headers?: Readonly<Record<string, string>>
}

/** Values for requests: ids, tokens and URLs of the customer who sends them. */
export type Facts = Readonly<Record<string, string>>

/** Replaces the facts in a string; unknown names are left as they are. */
export function fillText(text: string, facts: Facts): string {
  return text.replaceAll(/\{(\w+)\}/g, (match, name: string) => facts[name] ?? match)
}

/** Replaces the facts in all strings and property names of a value. */
export function fillValue(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    const name = /^\{#(\w+)\}$/.exec(value)?.[1]
    return name === undefined ? fillText(value, facts) : Number(facts[name])
  }
  if (Array.isArray(value)) return value.map((item) => fillValue(item, facts))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fillText(name, facts), fillValue(item, facts)]),
  )
}

/**
 * Returns whether a value is a plain object rather than an array or class instance, such as
 * `SampleFile`.
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
