import { spawnSync } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { readZip } from '#provider/platform/files/zip/read-zip.ts'
import { measureZip } from '#provider/platform/files/zip/zip-layout.ts'
import type { ZipEntry } from '#provider/platform/files/zip/zip-layout.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { createStoredEntry, createZeros } from '../support/zip-entries.ts'

/** More than fits into the 32 bits of a ZIP without Zip64. */
const longBytes = 2 ** 32 + 65_536
/** The blocks in which zeros are hashed and left out of the file. */
const zeros = Buffer.alloc(65_536)
const lastPath = 'Notes/last.txt'
const lastText = 'behind four GiB'

/** A ZIP with a file of more than 4 GiB and one that begins after it. */
const zip = join(await createTemporaryFolder(), 'large.zip')

beforeAll(async () => {
  const long = createZeros('Loops/long.wav', longBytes)
  const entries = [{ ...long, crc32: hashZeros(long.bytes) }, createStoredEntry(lastPath, lastText)]
  await writeSparse(zip, entries)
})

function hashZeros(bytes: number): number {
  let checksum = 0
  for (let done = 0; done < bytes; done += zeros.length) checksum = crc32(zeros, checksum)
  return checksum
}

/** Writes a ZIP of the shop to a file that takes no space for blocks of zeros. */
async function writeSparse(path: string, entries: readonly ZipEntry[]): Promise<void> {
  const size = measureZip(entries)
  await using file = await open(path, 'w')
  await file.truncate(size)
  let position = 0
  for await (const chunk of readZip(entries, { start: 0, end: size - 1 })) {
    if (!zeros.subarray(0, chunk.length).equals(chunk)) await file.write(chunk, 0, null, position)
    position += chunk.length
  }
}

const programs = {
  unzip: { check: ['-tqq'], print: ['-p'] },
  '7z': { check: ['t'], print: ['e', '-so'] },
  bsdtar: { check: ['-xOf'], print: ['-xOf'] },
}

test.each(Object.entries(programs))(
  '%s finds no fault in a ZIP of more than 4 GiB, and the file at its end [P9.04]',
  (program, { check, print }) => {
    expect(spawnSync(program, [...check, zip], { stdio: 'ignore' }).status).toBe(0)
    const { stdout } = spawnSync(program, [...print, zip, lastPath], { encoding: 'utf8' })
    expect(stdout).toBe(lastText)
  },
)
