import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** The minimum size in bytes; compressing smaller files saves almost nothing. */
const minBytes = 512

/** Compresses the whole file as one block, which is smaller than with the default block size. */
const brotliParams = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS }

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const variants: readonly (readonly [string, (content: Buffer) => Promise<Buffer>])[] = [
  ['.br', (content) => brotli(content, { params: brotliParams })],
  ['.gz', (content) => gzipAsync(content, { level: 9 })],
]

/**
 * Compresses the client's scripts, styles and other text files in advance, at the highest level;
 * the server sends the variant the browser accepts (`app/server/http/static-files.ts`).
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const files = await readdir(dir, { recursive: true })
      const texts = files.filter((file) =>
        /\.(js|css|svg|json|html|txt|xml|webmanifest)$/.test(file),
      )
      if (texts.length === 0) throw new Error(`No text files to compress in ${dir}.`)
      await Promise.all(texts.map((file) => writeVariants(join(dir, file))))
    },
  }
}

async function writeVariants(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < minBytes) return
  await Promise.all(
    variants.map(async ([extension, compress]) => {
      await writeFile(path + extension, await compress(content))
    }),
  )
}
