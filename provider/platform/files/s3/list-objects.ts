import type { ObjectStore } from '../file-place.ts'
import { toNetworkError } from './object-store-error.ts'
import { readText } from './read-body.ts'
import { getTimeLimits, sendRequest } from './send-request.ts'

/** A page has at most 1,000 objects, with names of at most 1,024 bytes before escaping. */
const maxPageBytes = 16_000_000

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * Lists the names of the objects with a prefix, without the prefix, page by page
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html).
 */
export async function listObjects(
  store: ObjectStore,
  bucket: string,
  prefix: string,
): Promise<string[]> {
  const names: string[] = []
  for (let token: string | null = ''; token !== null;) {
    const page: string = await readPage(store, bucket, {
      'list-type': '2',
      prefix,
      ...(token === '' ? {} : { 'continuation-token': token }),
    })
    const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decode(key))
    names.push(...keys.map((key) => key.slice(prefix.length)))
    const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1]
    token = next === undefined ? null : decode(next)
  }
  return names
}

async function readPage(
  store: ObjectStore,
  bucket: string,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await sendRequest(store, { method: 'GET', bucket, query })
  try {
    const milliseconds = getTimeLimits(store).silence
    return await readText(response, { bytes: maxPageBytes, milliseconds })
  } catch (error) {
    throw toNetworkError(store, error)
  }
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? entity
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
  })
}
