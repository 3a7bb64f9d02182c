import { readFile, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { platformLimits } from './platform-limits.ts'

// Prints the sizes of the bundle for Workers that the platform limits; fails above one of them.
const edge = resolve(import.meta.dirname, '../../dist/edge')

const modules = await listFiles(join(edge, 'worker'), /\.(js|wasm)$/)
const compressed = await Promise.all(
  modules.map(async (file) => gzipSync(await readFile(file)).length),
)
const workerBytes = compressed.reduce((sum, size) => sum + size, 0)
const files = await listFiles(join(edge, 'client'), /./)
const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
const largest = Math.max(...sizes)

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
const limits = platformLimits
console.log(`Worker: ${megabytes(workerBytes)} compressed, of ${megabytes(limits.workerBytes)}`)
console.log(
  `Static files: ${files.length} of ${limits.files}, the largest ${megabytes(largest)} of ${megabytes(limits.fileBytes)}`,
)
if (workerBytes > limits.workerBytes || files.length > limits.files || largest > limits.fileBytes) {
  console.error('This is more than the platform accepts.')
  process.exitCode = 1
}

async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
