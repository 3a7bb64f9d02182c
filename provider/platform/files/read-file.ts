import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'

/** Reads a small file into memory; rejects if it does not exist. */
export async function readBytes(store: FileStore, key: string): Promise<Buffer> {
  return await buffer(store.read(key))
}

/** Parses a JSON file without validating its content; null if it is missing or unreadable. */
export async function readJson(store: FileStore, key: string): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(store, key)).toString())
  } catch {
    return null
  }
}
