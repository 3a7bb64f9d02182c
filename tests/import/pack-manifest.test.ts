import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { packManifestSchema } from '#provider/programs/import/manifest/pack-manifest.ts'
import {
  parsePackManifest,
  readPackManifest,
} from '#provider/programs/import/manifest/read-pack-manifest.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const complete = `
title: Dusk Textures
artist:
  name: Mira Välé
  description: { en: Records rooms., de: Nimmt Räume auf. }
  portrait: mira.jpg
genre: Ambient
price: 19.00
prices: { loop: 2.49, one-shot: 0.99 }
released: 2026-03-01
language: en
summary: Rooms after dark.
description:
  en: |
    First paragraph.

    Second paragraph.
  de: Erster Absatz.
cover: art/front.png
licensor: Mira Välé Sounds Ltd
contact: mira@example.com
tags: [dark, lo-fi]
normalize: one-shots
sounds:
  Loops/Low Hum.wav: { name: Low Hum, instrument: bass, key: Bb minor, bpm: 84, bars: 4, sold: pack }
  Kick (F#).wav: { key: F#, price: 1.49, tags: [punchy], normalize: false }
`

function listReasons(text: string): readonly string[] {
  const result = parsePackManifest(text, 'en')
  return result.kind === 'refused' ? result.reasons : []
}

describe('the manifest of a pack', () => {
  test('contains everything about a pack in YAML or JSON [P1.03]', () => {
    expect(parsePackManifest(complete, 'en')).toMatchObject({
      kind: 'manifest',
      manifest: {
        title: 'Dusk Textures',
        price: 19,
        released: '2026-03-01',
        description: { en: 'First paragraph.\n\nSecond paragraph.\n' },
        sounds: { 'Kick (F#).wav': { key: 'F#', price: 1.49 } },
      },
    })
    expect(parsePackManifest('{ "title": "A", "price": 19 }', 'en')).toMatchObject({
      manifest: { title: 'A', price: 19 },
    })
    expect(parsePackManifest('', 'en')).toMatchObject({ manifest: {} })
  })

  test('each mistake is reported on one line with its location and a correction [P1.06]', () => {
    expect(listReasons('titel: Dusk\nprice: 19.999\nartist:\n  nmae: Mira')).toEqual([
      'line 1: titel is unknown; did you mean title?',
      'line 2: price must be an amount in euros such as 19 or 19.00, from 0.1 to 10000, with at most two decimal places',
      'line 4: artist → name must be a text of 1 to 100 characters on one line',
      'line 4: artist → nmae is unknown; did you mean name?',
    ])
    expect(listReasons('sounds:\n  a.wav:\n    bmp: 90\n    key: X minor\n  b.wav: 90')).toEqual([
      'line 3: sounds → a.wav → bmp is unknown; did you mean bpm?',
      'line 4: sounds → a.wav → key must be a key such as F# minor or Bb major, or a note such as F#',
      'line 5: sounds → b.wav must be corrections such as “bpm: 90”',
    ])
    expect(listReasons('summary: { en: A, jp: B }')).toEqual([
      'line 1: summary → jp is unknown; choose from en, de, nl, it, fr, es',
    ])
    expect(listReasons('price: free')).toEqual([expect.stringContaining('amount in euros')])
    expect(listReasons('released: yesterday')).toEqual([
      'line 1: released must be a date such as 2026-03-01',
    ])
    expect(listReasons('normalise: one-shots')).toEqual([
      'line 1: normalise is unknown; did you mean normalize?',
    ])
  })

  test('a text that YAML parses as a number needs quotation marks [P1.06]', () => {
    expect(listReasons('title: 0808\nartist: 1999\ntags: [true]\nsummary: { de: 12 }')).toEqual([
      'line 1: title must be a text of 1 to 100 characters on one line; put quotation marks around it: "0808"',
      'line 2: artist must be a name, or name, slug, description and portrait; put quotation marks around it: "1999"',
      expect.stringMatching(/^line 3: tags → 0 must .*; put quotation marks around it: "true"$/),
      expect.stringMatching(/^line 4: summary .*; put quotation marks around it: "12"$/),
    ])
    expect(listReasons('artist: { name: 808 }')).toEqual([
      expect.stringMatching(/^line 1: artist → name .*; put quotation marks around it: "808"$/),
    ])
    expect(listReasons('released: 2026\nprice: 0')).toEqual([
      'line 1: released must be a date such as 2026-03-01',
      expect.stringMatching(/at most two decimal places$/),
    ])
  })

  test('a file outside the folder of the pack is refused [P1.06]', () => {
    for (const path of [
      '../cover.png',
      '/etc/passwd',
      'a/../../b.png',
      'C:\\cover.png',
      '..\\a.png',
    ]) {
      expect(listReasons(JSON.stringify({ cover: path }))).toEqual([
        'line 1: cover must be the path of a file in the folder of the pack',
      ])
    }
  })

  test('invalid YAML, endless aliases and deep nesting are reported on one line each [P1.06]', () => {
    expect(listReasons('title: A\ntitle: B')).toEqual([
      'line 2: it is not valid YAML: Map keys must be unique',
    ])
    const lists = Array.from({ length: 9 }, (_, level) => {
      const items = level === 0 ? 'x' : `*a${level - 1}`
      return `a${level}: &a${level} [${Array.from({ length: 9 }, () => items).join(', ')}]`
    })
    expect(listReasons(lists.join('\n'))).toEqual(['it has more than 100 aliases'])
    expect(listReasons('['.repeat(100_000))).toEqual(['it is nested too deeply'])
    expect(listReasons('just words')).toEqual(['must be lines such as “title: Dusk Textures”'])
  })

  test('control and bidirectional characters are refused in names [P1.06]', () => {
    for (const title of ['A\u0000B', 'A\nB', 'A\u202eB', '']) {
      expect(listReasons(JSON.stringify({ title }))).toEqual([
        'line 1: title must be a text of 1 to 100 characters on one line',
      ])
    }
  })

  test('a file that is too large or not in UTF-8 is refused [P1.06]', async () => {
    const path = join(await createTemporaryFolder(), 'pack.yaml')
    await writeFile(path, `# ${'x'.repeat(1024 * 1024)}`)
    expect(await readPackManifest(path, 'en')).toEqual({
      kind: 'refused',
      reasons: ['it is larger than 1 MB'],
    })
    await writeFile(path, Buffer.from('title: Caf\xe9', 'latin1'))
    expect(await readPackManifest(path, 'en')).toEqual({
      kind: 'refused',
      reasons: ['it is not encoded in UTF-8'],
    })
  })

  test('editors find the current schema in public/pack-schema.json [P1.03]', async () => {
    const schema = z.toJSONSchema(packManifestSchema, { io: 'input' })
    const file = resolve(import.meta.dirname, '../../public/pack-schema.json')
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file)
  })
})
