import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

import { readWav } from '#app/provider-embedded/audio/read-wav.ts'
import { encodeWav } from '#app/provider-embedded/audio/wav.ts'
import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import { renderCatalogue } from '#app/provider-embedded/demo/render/render-catalogue.ts'
import { breaches, soundRules, type Heard } from './sound-rules.ts'

const dir = resolve(import.meta.dirname, '../../.cache/catalogue-small')
const kept = [
  'a loop lasts whole bars, to the frame',
  'the true peak of a sound is at most −1 dBTP',
  'a sound rests at zero: its mean is below 0.0005',
  'a one-shot begins and ends below −60 dBFS',
  'the step over the seam of a loop is below twice its 99th-percentile step',
]
const rules = soundRules.filter((rule) => kept.includes(rule.title))
let written: readonly Heard[] = []

/** Sounds of the small catalogue as their WAVs hold them. */
async function readSounds(): Promise<Heard[]> {
  const { packs } = await renderCatalogue({ dir, scale: 'small' })
  const specs = new Map(
    packSpecs.flatMap((pack) => pack.sounds.map((spec) => [`${pack.slug}/${spec.slug}`, spec])),
  )
  const files = packs.flatMap((pack) =>
    pack.sounds.map((sound) => ({ name: `${pack.slug}/${sound.slug}`, wav: sound.wav })),
  )
  return Promise.all(
    files.map(async ({ name, wav }) => {
      const spec = specs.get(name)
      if (!spec) throw new Error(`no sound ${name}`)
      const bytes = await readFile(resolve(dir, 'files', `${wav.sha256}.wav`))
      return { name, spec, channels: readWav(bytes).channels() }
    }),
  )
}

/** A sound changed, written with 24 bits and read again. */
function rewritten(sound: Heard, change: (sample: number) => number): Heard {
  const channels = sound.channels.map((channel) => channel.map(change))
  const tags = { title: 'Damaged', artist: 'Nobody', album: 'None', genre: 'None', comment: 'None' }
  const rest = { created: '2026-01-01', keywords: [], loop: null, note: null }
  const wav = encodeWav(channels, { ...tags, ...rest })
  return { ...sound, channels: readWav(wav).channels() }
}

beforeAll(async () => {
  written = await readSounds()
}, 240_000)

describe('the WAVs of the small catalogue', () => {
  test('every WAV of the three packs is read', () => {
    const count = packSpecs.slice(0, 3).flatMap((pack) => pack.sounds).length
    expect(written.length).toBe(count)
    expect(rules.map((rule) => rule.title)).toEqual(expect.arrayContaining(kept))
  })

  test.each(rules)('written with 24 bits: $title', (rule) => {
    expect(breaches(rule, written)).toEqual([])
  })

  test('a WAV that is too loud, off its rest or cut is noticed', () => {
    const sound = written.find(({ name }) => name === 'kettle-hours/tine-d')
    if (!sound) throw new Error('no tine')
    const broken = (damaged: Heard) =>
      rules.filter((rule) => rule.broken(damaged) !== null).map((rule) => rule.title)
    expect(broken(rewritten(sound, (sample) => sample))).toEqual([])
    const loud = Math.max(
      ...sound.channels.map((c) => c.reduce((a, b) => Math.max(a, Math.abs(b)))),
    )
    expect(broken(rewritten(sound, (sample) => (sample * 0.95) / loud))).toContain(kept[1])
    expect(broken(rewritten(sound, (sample) => sample + 0.002))).toEqual([kept[2], kept[3]])
  })
})
