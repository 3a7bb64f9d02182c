import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { toJSON } from 'seroval'
import { changeValue } from './change-value.ts'
import type { Change } from './change-value.ts'
import { SampleFile, isPlainObject } from './example.ts'
import type { BodyType } from './example.ts'
import type { BodyChange } from './fuzz-request.ts'

/** An encoded body with its content headers. */
export interface EncodedBody {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly bytes: Buffer
}

const boundary = 'fuzz-boundary'

/** Encodes a value; `changes` apply to the serialized form of a server function's data. */
export function encodeBody(
  type: BodyType,
  value: unknown,
  changes: readonly Change[],
): EncodedBody {
  switch (type) {
    case 'json':
      return create('application/json', toJsonText(value))
    case 'call':
      return create('application/json', serializeCall(value, changes))
    case 'text':
      return create('text/plain', toJsonText(value))
    case 'form':
      return create('application/x-www-form-urlencoded', toFormText(value))
    case 'multipart':
      return create(`multipart/form-data; boundary=${boundary}`, toMultipart(value))
  }
}

/** Serializes the data of a server function as the framework's client does. */
export function serializeCall(data: unknown, changes: readonly Change[]): string {
  const serialized: unknown = JSON.parse(toSerializedText(data))
  return toJsonText(changeValue(serialized, changes))
}

function toSerializedText(data: unknown): string {
  try {
    return JSON.stringify(toJSON(data === undefined ? {} : { data }))
  } catch {
    // The serializer rejects some values that a client can still send.
    return toJsonText({ t: data })
  }
}

/** Applies a change to an encoded body. */
export function changeBody(body: EncodedBody, change: BodyChange): EncodedBody {
  const { bytes, headers } = body
  switch (change.kind) {
    case 'none':
      return body
    case 'cut':
      return { headers, bytes: bytes.subarray(0, change.at % (bytes.length + 1)) }
    case 'replace':
      return { headers, bytes: Buffer.from(change.text) }
    case 'insert': {
      const at = change.at % (bytes.length + 1)
      const parts = [bytes.subarray(0, at), Buffer.from(change.text), bytes.subarray(at)]
      return { headers, bytes: Buffer.concat(parts) }
    }
    case 'grow':
      return { headers, bytes: Buffer.concat([bytes, Buffer.alloc(change.bytes, ' ')]) }
    case 'compress': {
      const declared = [['content-encoding', change.coding] as const]
      return {
        headers: change.isDeclared ? [...headers, ...declared] : headers,
        bytes: compressors[change.coding](bytes),
      }
    }
  }
}

const compressors = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }

function create(type: string, content: string | Buffer): EncodedBody {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return { headers: [['content-type', type]], bytes }
}

/** Serializes a value as JSON; integers that JSON cannot contain become strings. */
function toJsonText(value: unknown): string {
  const replace = (_name: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part)
  try {
    return JSON.stringify(value, replace) ?? ''
  } catch {
    // Nested too deeply for the serializer, but a client can write the text itself.
    return `${'['.repeat(5000)}${']'.repeat(5000)}`
  }
}

function toFormText(value: unknown): string {
  const fields = toFields(value)
  return new URLSearchParams(
    fields.map(([name, field]) => [name, field instanceof SampleFile ? field.name : field]),
  ).toString()
}

function toMultipart(value: unknown): Buffer {
  const parts = toFields(value).flatMap(([name, field]) => {
    const isFile = field instanceof SampleFile
    const file = isFile ? `; filename="${field.name}"\r\ncontent-type: ${field.type}` : ''
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
    const content = isFile ? field.bytes : Buffer.from(field)
    return [Buffer.from(head), content, Buffer.from('\r\n')]
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** Lists the form fields of a value; an array becomes a repeated field. */
export function toFields(value: unknown): [name: string, value: string | SampleFile][] {
  if (!isPlainObject(value)) return [['value', toField(value)]]
  return Object.entries(value).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((item): [string, string | SampleFile] => [
      name,
      toField(item),
    ]),
  )
}

function toField(value: unknown): string | SampleFile {
  if (value instanceof SampleFile) return value
  return typeof value === 'string' ? value : toJsonText(value)
}
