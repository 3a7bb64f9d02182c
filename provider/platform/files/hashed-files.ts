import { createHash } from 'node:crypto'
import type { FileStore, HashedFile } from './file-store.ts'

/** Returns the key of a file that is named after its content. */
export function toKey({ sha256, extension }: Pick<HashedFile, 'sha256' | 'extension'>): string {
  return `${sha256}.${extension}`
}

/** Returns whether a file exists and has its full size. */
export async function isStored(store: FileStore, file: HashedFile): Promise<boolean> {
  return (await store.stat(toKey(file)))?.bytes === file.bytes
}

/** Stores content under the key of its SHA-256, unless it already exists. */
export async function storeContent<Extension extends string>(
  store: FileStore,
  content: Uint8Array | string,
  extension: Extension,
): Promise<HashedFile<Extension>> {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { sha256, extension, bytes: bytes.length }
  if (!(await isStored(store, file))) await store.put(toKey(file), bytes)
  return file
}

/** Returns the SHA-256 of a stream in hexadecimal, without buffering it. */
export async function hashStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
