import { readFile, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { platformLimits } from './platform-limits.ts'

const edge = resolve(import.meta.dirname, '../../dist/edge')

/** The sizes of the bundle for Workers that the platform limits, by the name of their limit. */
export interface EdgeSizes {
  /** The bytes of the compressed modules of the Worker. */
  readonly workerBytes: number
  /** The number of static files. */
  readonly files: number
  /** The bytes of the largest one. */
  readonly fileBytes: number
}

/** Measures the bundle for Workers. */
export async function measureSizes(): Promise<EdgeSizes> {
  const modules = await listFiles(join(edge, 'worker'), /\.(js|wasm)$/)
  const compressed = await Promise.all(
    modules.map(async (file) => gzipSync(await readFile(file)).length),
  )
  const files = await listFiles(join(edge, 'client'), /./)
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return {
    workerBytes: compressed.reduce((sum, size) => sum + size, 0),
    files: files.length,
    fileBytes: Math.max(...sizes),
  }
}

/** Returns the lines that state sizes beside their limits. */
export function formatSizes({ workerBytes, files, fileBytes }: EdgeSizes): string[] {
  const limits = platformLimits
  return [
    `Worker: ${toMegabytes(workerBytes)} compressed, of ${toMegabytes(limits.workerBytes)}`,
    `Static files: ${files} of ${limits.files}, the largest ${toMegabytes(fileBytes)} of ${toMegabytes(limits.fileBytes)}`,
  ]
}

/** Returns the names of the limits that sizes exceed. */
export function findExceededLimits(sizes: EdgeSizes): string[] {
  const names = ['workerBytes', 'files', 'fileBytes'] as const
  return names.filter((name) => sizes[name] > platformLimits[name])
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}

async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
