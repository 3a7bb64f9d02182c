import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

/**
 * References are stored as lossless WebP, at a third of the size of PNG, the only format that
 * Playwright compares.
 */
const keptFolder = resolve(import.meta.dirname, 'references')
const comparedFolder = resolve(import.meta.dirname, '../../.cache/references')

/** Writes the stored references as PNG files to the folder that Playwright compares with. */
export async function unpackReferences(): Promise<void> {
  await convert(keptFolder, comparedFolder, '.webp', '.png')
}

/** Replaces the stored references with those recorded by a run. */
export async function packReferences(): Promise<void> {
  for (const name of listFiles(keptFolder, '.webp')) rmSync(join(keptFolder, name))
  await convert(comparedFolder, keptFolder, '.png', '.webp')
}

async function convert(from: string, into: string, before: string, after: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const name of listFiles(from, before)) {
    const picture = sharp(readFileSync(join(from, name)))
    const converted =
      after === '.webp' ? picture.webp({ lossless: true, effort: 6 }) : picture.png()
    writeFileSync(join(into, name.replace(before, after)), await converted.toBuffer())
  }
}

function listFiles(folder: string, suffix: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(suffix))
}
