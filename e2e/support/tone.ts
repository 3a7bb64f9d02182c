import type { Page } from '@playwright/test'
import { encodeWav, sampleRate } from '../../provider/platform/sound/wav.ts'

interface Tone {
  /** Hertz. */
  readonly frequency: number
  readonly seconds: number
  /** The peak amplitude; previews slightly exceed 1. */
  readonly peak: number
}

const tags = {
  title: 'Tone',
  artist: '',
  album: '',
  genre: '',
  comment: '',
  created: '2026-01-01',
  keywords: [],
  loop: null,
  note: null,
}

/** Replaces the previews that the page loads with a sine wave. */
export async function servePreviewTone(page: Page, tone: Tone): Promise<void> {
  await serveSound(page, /\/media\/.*\.mp3/, createTone(tone))
}

/** Responds to requests for a sound, whole or in part, with these samples on both channels. */
export async function serveSound(page: Page, url: RegExp, samples: Float32Array): Promise<void> {
  const file = encodeWav([samples], tags)
  await page.route(url, async (route) => {
    const [, from] = /^bytes=(\d+)-$/.exec((await route.request().headerValue('range')) ?? '') ?? []
    const start = Number(from ?? 0)
    await route.fulfill({
      status: from === undefined ? 200 : 206,
      contentType: 'audio/wav',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${start}-${file.length - 1}/${file.length}`,
      },
      body: file.subarray(start),
    })
  })
}

/** Returns a sine wave that starts at zero. */
export function createTone({ frequency, seconds, peak }: Tone): Float32Array {
  const step = (2 * Math.PI * frequency) / sampleRate
  return Float32Array.from({ length: seconds * sampleRate }, (_, at) => peak * Math.sin(at * step))
}

/** Returns the amplitude of a frequency in a recording; `rate` is in hertz. */
export function getAmplitude(samples: Float32Array, frequency: number, rate = sampleRate): number {
  const step = (2 * Math.PI * frequency) / rate
  let [real, imaginary, weights] = [0, 0, 0]
  for (const [at, sample] of samples.entries()) {
    const weight = 1 - Math.cos((2 * Math.PI * at) / samples.length)
    real += weight * sample * Math.cos(at * step)
    imaginary += weight * sample * Math.sin(at * step)
    weights += weight
  }
  return (2 * Math.hypot(real, imaginary)) / weights
}

/**
 * Returns by how many cents a recorded tone is above the nearby frequency, from -50 to 50. The
 * recording must be longer than a third of a second.
 */
export function measureCents(samples: Float32Array, frequency: number): number {
  const cents = Array.from({ length: 101 }, (_, index) => index - 50)
  const amplitudes = cents.map((cent) => getAmplitude(samples, frequency * 2 ** (cent / 1200)))
  return cents[amplitudes.indexOf(Math.max(...amplitudes))] ?? NaN
}

/**
 * Returns the largest deviation of a recording from a steady tone, relative to the tone's
 * amplitude; a click or gap makes it large.
 */
export function measureUnsteadiness(
  samples: Float32Array,
  frequency: number,
  rate: number,
): number {
  const step = (2 * Math.PI * frequency) / rate
  let [real, imaginary] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    real += (2 * sample * Math.cos(at * step)) / samples.length
    imaginary += (2 * sample * Math.sin(at * step)) / samples.length
  }
  let largest = 0
  for (const [at, sample] of samples.entries()) {
    const steady = real * Math.cos(at * step) + imaginary * Math.sin(at * step)
    largest = Math.max(largest, Math.abs(sample - steady))
  }
  return largest / Math.hypot(real, imaginary)
}
