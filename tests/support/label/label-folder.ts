import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodeWav } from '#provider/platform/sound/wav.ts'

const rate = 44_100

/** Creates a WAV of a decaying tone. */
export function createTone(frequency: number, seconds = 0.25): Buffer {
  const samples = Float32Array.from({ length: Math.round(seconds * rate) }, (_, frame) => {
    const time = frame / rate
    return 0.5 * Math.exp(-4 * time) * Math.sin(2 * Math.PI * frequency * time)
  })
  return encode(samples)
}

/** Creates a four-beat loop with a hit on each beat at a tempo of `bpm`. */
export function createBeat(bpm: number, frequency = 110): Buffer {
  const beat = 60 / bpm
  const samples = Float32Array.from({ length: Math.round(4 * beat * rate) }, (_, frame) => {
    const time = (frame / rate) % beat
    return 0.7 * Math.exp(-18 * time) * Math.sin(2 * Math.PI * frequency * time)
  })
  return encode(samples)
}

function encode(samples: Float32Array): Buffer {
  const texts = { title: '', artist: '', album: '', genre: '', comment: '', created: '' }
  return encodeWav([samples], { ...texts, keywords: [], loop: null, note: null })
}

/** Writes files to a folder; removes those without content. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | null>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    if (content === null) await rm(path)
    else await writeFile(path, content)
  }
}

/** The files of a label with a pack of two loops and three one-shots. */
export function createLabel(): Record<string, Uint8Array | string> {
  return {
    'Harbor Lights/pack.yaml': harborManifest,
    'Harbor Lights/Loops/HL_120_Drum_Loop_Dusty.wav': createBeat(120),
    'Harbor Lights/Loops/HL_120_Am_Bass_Loop.wav': createBeat(120, 55),
    'Harbor Lights/One-Shots/Kick 01 - Punchy.wav': createTone(60),
    'Harbor Lights/One-Shots/Bell (A4).wav': createTone(440),
    'Harbor Lights/One-Shots/Fog Horn.wav': createTone(90, 0.5),
  }
}

export const harborManifest = `title: Harbor Lights
artist: { name: Ida North, description: { en: Records harbors., de: Nimmt Häfen auf. } }
genre: Downtempo
price: 9.00
prices: { loop: 1.99, one-shot: 0.79 }
released: 2026-02-03
language: en
summary: { en: A quiet quay., de: Ein stiller Kai. }
description: |
  First paragraph.

  Second <b>paragraph</b>.
licensor: Ida North Sounds
contact: ida@north.test
sounds:
  Fog Horn.wav: { instrument: brass, key: F# minor, sold: pack, description: Far away. }
`
