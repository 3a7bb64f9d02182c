import { measurableAttributes } from '../../../catalog/own-packs/pack-record.ts'
import { z } from 'zod'
import { soundKinds } from '../../../contract/product-kinds.ts'
import { maxCodeLength } from '../../../contract/codes.ts'
import { coverStyles } from '../../demo/types.ts'
import { instruments } from '../../../catalog/instruments.ts'
import { locales } from '../../../platform/texts/locales.ts'
import { getContrast, parseHex } from '#shop/contrast.ts'
import { minCoverContrast } from '../pictures/contrast.ts'
import { isOneLine, line, texts } from './manifest-texts.ts'
import { parseStatedKey } from '../names/parse-key.ts'

/** The maximum price in euros. */
export const maxPrice = 10_000

/** The maximum length of a title in characters. */
export const maxTitleLength = 100

/** The maximum length of an artist's name in characters. */
export const maxArtistLength = 100

/** The maximum length of a genre in characters. */
export const maxGenreLength = 50

/** The maximum number of bars in a loop. */
export const maxBars = 256

/** The maximum number of tags per sound. */
export const maxTags = 12

const slugError = 'must consist of lower-case letters from a to z, digits and single hyphens'
const slug = z
  .string({ error: slugError })
  .max(maxCodeLength, `must have at most ${maxCodeLength} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugError)

const priceError = `must be an amount in euros such as 19 or 19.00, from 0.1 to ${maxPrice}, with at most two decimal places`
const price = z
  .number({ error: priceError })
  .min(0.1, priceError)
  .max(maxPrice, priceError)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: priceError,
  })

const kind = z.enum(soundKinds, { error: 'must be loop or one-shot' })

const tagError = `must be a list of at most ${maxTags} words or phrases of up to 30 letters, digits, spaces and hyphens`
const tags = z
  .array(
    z
      .string({ error: tagError })
      .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,28}[\p{L}\p{N}])?$/u, tagError),
    {
      error: tagError,
    },
  )
  .max(maxTags, tagError)

const bpmError = 'must be a tempo in beats per minute from 20 to 400'
const bpm = z.number({ error: bpmError }).min(20, bpmError).max(400, bpmError)

const keyError = 'must be a key such as F# minor or Bb major, or a note such as F#'
const key = z
  .string({ error: keyError })
  .refine((text) => parseStatedKey(text) !== null, { error: keyError })

const colorsError = 'must be two colors such as “#1f3a5f”, one legible on the other'

/** The style and colors of covers that are drawn for want of a picture. */
export const drawingSchema = z
  .strictObject(
    {
      style: z.enum(coverStyles, { error: `must be one of ${coverStyles.join(', ')}` }).optional(),
      colors: z
        .tuple([z.string(), z.string()], { error: colorsError })
        .refine(isLegible, { error: colorsError })
        .optional(),
    },
    { error: 'must be style and colors' },
  )
  .meta({ description: 'How covers are drawn without a picture; else the shop decides.' })

function isLegible([first, second]: readonly [string, string]): boolean {
  const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
  if (!isColor(first) || !isColor(second)) return false
  return getContrast(parseHex(first), parseHex(second)) >= minCoverContrast
}

const fileError = 'must be the path of a file in the folder of the pack'
const file = z
  .string({ error: fileError })
  .min(1, fileError)
  .max(1000, fileError)
  .refine((path) => isInside(path), { error: fileError })

/** Returns whether a path stays inside the pack's folder. */
function isInside(path: string): boolean {
  return (
    !/^[/\\]|^[a-z]:[/\\]/i.test(path) && !path.split(/[/\\]/).includes('..') && isOneLine(path)
  )
}

const artistShape = {
  name: line(maxArtistLength, 'The name of the artist.'),
  slug: slug.optional().meta({ description: 'The end of the address of the artist’s page.' }),
  description: texts(2000, 'A text about the artist.').optional(),
  portrait: file.optional().meta({ description: 'A JPG, PNG or WebP in the folder.' }),
}

const soundShape = {
  name: line(80, 'The name that customers read.').optional(),
  slug: slug.optional().meta({ description: 'The end of the address; by default, from the name.' }),
  kind: kind.optional(),
  instrument: z.enum(instruments, { error: `must be one of ${instruments.join(', ')}` }).optional(),
  key: key.optional().meta({ description: 'Such as “F# minor”, or a note such as “F#”.' }),
  bpm: bpm.optional().meta({ description: 'The tempo of a loop.' }),
  bars: z
    .int({ error: 'must be a whole number of bars from 1 to 256' })
    .min(1, 'must be a whole number of bars from 1 to 256')
    .max(maxBars, 'must be a whole number of bars from 1 to 256')
    .optional()
    .meta({ description: 'The length of a loop in bars of four beats.' }),
  measured: z
    .array(z.enum(measurableAttributes), {
      error: `must be a list of ${measurableAttributes.join(', ')}`,
    })
    .optional()
    .meta({
      description:
        'Which of these values were measured instead of stated by the label; exports write this field.',
    }),
  tags: tags.optional(),
  price: price.optional().meta({ description: 'In euros, if the sound is sold alone.' }),
  sold: z
    .enum(['alone', 'pack'], { error: 'must be alone or pack' })
    .optional()
    .meta({ description: '“pack”: only in the pack, also if `prices` has a price for its kind.' }),
  description: texts(500, 'A sentence about the sound.').optional(),
  normalize: z
    .boolean({ error: 'must be true or false' })
    .optional()
    .meta({ description: 'Raises the peak of this sound to −0.3 dBFS.' }),
}

const packShape = {
  title: line(maxTitleLength, 'The name of the pack; by default, that of its folder.').optional(),
  slug: slug
    .optional()
    .meta({ description: 'The end of the address; by default, from the title.' }),
  artist: z
    .union([artistShape.name, z.strictObject(artistShape)], {
      error: 'must be a name, or name, slug, description and portrait',
    })
    .optional(),
  genre: line(maxGenreLength, 'Such as “Ambient” or “Drum & Bass”.').optional(),
  price: price.optional().meta({ description: 'The price of the pack in euros.' }),
  prices: z
    .strictObject(
      { loop: price.optional(), 'one-shot': price.optional() },
      { error: 'must be prices by kind: loop, one-shot' },
    )
    .optional()
    .meta({
      description: 'The prices of single sounds by kind; without one, they are in the pack only.',
    }),
  released: z.iso.date({ error: 'must be a date such as 2026-03-01' }).optional().meta({
    description:
      'The release date, from which the pack is sold; by default, the day of the first import.',
  }),
  language: z
    .enum(locales, { error: `must be one of ${locales.join(', ')}` })
    .optional()
    .meta({
      description:
        'The language of texts without one; by default, that of all texts, or the default one of the shop.',
    }),
  summary: texts(300, 'One sentence for cards and search results.').optional(),
  description: texts(5000, 'Paragraphs, separated by blank lines.').optional(),
  cover: file
    .optional()
    .meta({ description: 'A JPG, PNG or WebP; by default, cover.* in the folder.' }),
  drawing: drawingSchema.optional(),
  licensor: line(200, 'Who grants the license, with the legal form.').optional(),
  contact: line(200, 'An email address or a web page for questions about the license.').optional(),
  bpm: bpm.optional().meta({ description: 'The tempo of the pack.' }),
  key: key.optional().meta({ description: 'The key of the pack.' }),
  tags: tags.optional().meta({ description: 'Tags of all sounds in the pack.' }),
  published: z
    .boolean({ error: 'must be true or false' })
    .optional()
    .meta({ description: '“false” imports the pack without selling it.' }),
  normalize: z.enum(['one-shots'], { error: 'must be one-shots' }).optional().meta({
    description: 'Raises the peak of all one-shots to −0.3 dBFS; else sounds stay as they are.',
  }),
  sounds: z
    .record(file, z.strictObject(soundShape, { error: 'must be corrections such as “bpm: 90”' }), {
      error: 'must be corrections by file, such as “Loops/Bass.wav: { bpm: 90 }”',
    })
    .optional()
    .meta({ description: 'Corrections by file: the path in the folder, or the name of the file.' }),
}

/** The schema of `pack.yaml`; its messages are sentence endings. */
export const packManifestSchema = z
  .strictObject(packShape, { error: 'must be lines such as “title: Dusk Textures”' })
  .meta({
    title: 'Sample pack',
    description: 'What a label says about a pack, see docs/import.md.',
  })

/** A label's manifest of a pack. */
export type PackManifest = z.infer<typeof packManifestSchema>

/** A manifest's entry for a sound. */
export type SoundManifest = NonNullable<PackManifest['sounds']>[string]

/** Lists the keys allowed at a path of a manifest, such as `['sounds', 'Kick.wav']`. */
export function listKnownKeys(path: readonly PropertyKey[]): string[] {
  const [first, second] = path
  if (first === undefined) return Object.keys(packShape)
  if (first === 'artist') return Object.keys(artistShape)
  if (first === 'prices') return [...soundKinds]
  if (first === 'drawing') return Object.keys(drawingSchema.shape)
  if (path.at(-1) === 'summary' || path.at(-1) === 'description') return [...locales]
  return first === 'sounds' && second !== undefined ? Object.keys(soundShape) : []
}

/** Converts euros to cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100)
}
