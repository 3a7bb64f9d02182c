import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readWav } from '#provider/platform/sound/read-wav.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { listFiles } from '#provider/programs/demo/render/jobs.ts'
import { renderCatalogue } from '#provider/programs/demo/render/render-catalogue.ts'
import type { SoundSpec } from '#provider/programs/demo/types.ts'
import type { Catalogue, CatalogueSound, FileRef } from '#provider/catalog/catalogue.ts'
import { computeDistance, computeLook, type Look } from './cover-looks.ts'
import { fullCatalogueFolder as dir } from './render-catalogues.ts'
import { countDecodedFrames } from '../support/read-sounds.ts'

let manifest: Catalogue

beforeAll(async () => {
  manifest = await renderCatalogue({ dir, scale: 'full' })
})

function hasPriceBetween(low: number, high: number) {
  return ({ priceCents }: { priceCents: number | null }) =>
    priceCents !== null && priceCents >= low && priceCents <= high
}

function describeSound({ slug, tags, bars, priceCents, description }: SoundSpec | CatalogueSound) {
  return { slug, tags, bars, priceCents, description }
}

function readStoredFile(file: FileRef): Promise<Buffer> {
  return readFile(resolve(dir, 'files', `${file.sha256}.${file.extension}`))
}

test('the catalogue has at least 12 packs of 14 sounds, by 6 artists in 5 genres', () => {
  const { packs } = manifest
  expect(packs.length).toBeGreaterThanOrEqual(12)
  expect(new Set(packs.map((pack) => pack.artist.slug)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(packs.map((pack) => pack.genre.code)).size).toBeGreaterThanOrEqual(5)
  expect(packs.filter((pack) => pack.sounds.length < 14).map((pack) => pack.name)).toEqual([])
})

test('at least 80 one-shots are sold separately for €0.49 to €1.99, packs for €9 to €29', () => {
  const oneShots = manifest.packs.flatMap((pack) =>
    pack.sounds.filter((sound) => sound.kind === 'one-shot'),
  )
  expect(oneShots.length).toBeGreaterThanOrEqual(80)
  expect(oneShots.every(hasPriceBetween(49, 199))).toBe(true)
  expect(manifest.packs.every(hasPriceBetween(900, 2900))).toBe(true)
})

test('the manifest has the tags, bars, prices and texts of all sounds in six languages [P1.01 P1.02 P1.14]', () => {
  for (const [index, pack] of manifest.packs.entries()) {
    const spec = packSpecs[index]
    expect(pack.sounds.map(describeSound)).toEqual(spec?.sounds.map(describeSound))
    const slugs = pack.sounds.map(({ slug }) => slug)
    for (const locale of ['de', 'nl', 'it', 'fr', 'es'] as const)
      expect(Object.keys(pack.translations?.[locale]?.sounds ?? {})).toEqual(slugs)
  }
})

test('every file matches the hash in its name', async () => {
  for (const file of listFiles(manifest)) {
    const sum = createHash('sha256')
      .update(await readStoredFile(file))
      .digest('hex')
    expect(sum).toBe(file.sha256)
  }
})

test('WAV files match their specified format, tempo, loop points and preview length', async () => {
  for (const sound of manifest.packs.flatMap((pack) => pack.sounds)) {
    const wav = readWav(await readStoredFile(sound.wav))
    expect({
      name: sound.fileName,
      format: [wav.sampleRate, wav.bitsPerSample, wav.frames],
      previewFrames: countDecodedFrames(await readStoredFile(sound.preview)),
      bpm: wav.acid?.bpm ?? null,
      loop: wav.sampler?.loop ?? null,
    }).toEqual({
      name: sound.fileName,
      format: [44_100, 24, sound.frames],
      previewFrames: sound.frames,
      bpm: sound.bpm,
      loop: sound.kind === 'loop' ? [0, sound.frames - 1] : null,
    })
  }
})

test('no two products share a cover, and no two files of a pack share a name', () => {
  const covers = manifest.packs.flatMap((pack) => [
    pack.cover.sha256,
    ...pack.sounds.map((sound) => sound.cover.sha256),
  ])
  expect(new Set(covers).size).toBe(covers.length)
  for (const pack of manifest.packs) {
    const names = pack.sounds.map((sound) => sound.fileName.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  }
})

describe('covers at 48 px', () => {
  interface DrawnCover {
    readonly name: string
    readonly isPack: boolean
    readonly svg: string
    readonly look: Look
  }
  let covers: DrawnCover[]

  beforeAll(async () => {
    covers = []
    for (const pack of manifest.packs) {
      const sold = pack.sounds.filter(({ priceCents }) => priceCents !== null)
      for (const { slug, cover } of [pack, ...sold]) {
        const svg = (await readStoredFile(cover)).toString()
        const name = `${pack.slug}: ${slug}`
        covers.push({ name, isPack: slug === pack.slug, svg, look: await computeLook(svg) })
      }
    }
  })

  function findNearestPair(some: readonly DrawnCover[]): { distance: number; pair: string } {
    const pairs = some.flatMap((one, index) =>
      some.slice(0, index).map((other) => ({
        distance: computeDistance(one.look, other.look),
        pair: `${one.name} and ${other.name}`,
      })),
    )
    return pairs.reduce((least, next) => (next.distance < least.distance ? next : least))
  }

  // A cover and its copy shifted by one pixel are typically 0.06 apart; a larger distance means
  // that the pictures differ.
  test('no two products look alike, within a pack or across packs', () => {
    const { distance, pair } = findNearestPair(covers)
    expect(distance, pair).toBeGreaterThan(0.08)
  })

  test('any two pack covers are at least twice the minimum distance apart', () => {
    const { distance, pair } = findNearestPair(covers.filter(({ isPack }) => isPack))
    expect(distance, pair).toBeGreaterThan(0.16)
  })

  test('the minimum distance exceeds the median effect of a one-pixel shift', async () => {
    const moves = await Promise.all(
      covers.map(async ({ svg, look }) => {
        const moved = svg.replace('viewBox="0 0 ', `viewBox="${800 / 48} 0 `)
        return computeDistance(look, await computeLook(moved))
      }),
    )
    const middle = moves.toSorted((a, b) => a - b)[moves.length >> 1]
    expect(middle).toBeLessThan(0.08)
    expect(middle).toBeGreaterThan(0.04)
  })

  test('pack covers are at most 6 kB, covers of sounds at most 3 kB', () => {
    for (const { name, isPack, svg } of covers)
      expect(svg.length, name).toBeLessThanOrEqual(isPack ? 6144 : 3072)
  })
})

test('every pack’s demo lasts 12 to 20 seconds, and its preview is exactly as long', async () => {
  for (const { demo } of manifest.packs) {
    expect(demo.frames / 44_100).toBeGreaterThanOrEqual(12)
    expect(demo.frames / 44_100).toBeLessThanOrEqual(20)
    expect(countDecodedFrames(await readStoredFile(demo.preview))).toBe(demo.frames)
  }
})
