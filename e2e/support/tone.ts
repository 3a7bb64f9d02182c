import type { Page } from '@playwright/test'
import { encodeWav, sampleRate } from '../../provider/platform/sound/wav.ts'

interface Tone {
  /** In hertz. */
  readonly frequency: number
  readonly seconds: number
  /** The absolute value of the loudest sample; previews reach 1 and a little more. */
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

/** Replaces the previews that the page loads by a sine wave. */
export async function servePreviewTone(page: Page, tone: Tone): Promise<void> {
  await serveSound(page, /\/media\/.*\.mp3/, createTone(tone))
}

/** Answers requests for a sound, whole or in part, with these samples on both sides. */
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

/** Returns a sine wave that begins at zero. */
export function createTone({ frequency, seconds, peak }: Tone): Float32Array {
  const step = (2 * Math.PI * frequency) / sampleRate
  return Float32Array.from({ length: seconds * sampleRate }, (_, at) => peak * Math.sin(at * step))
}

/** Returns the amplitude of a frequency in a recording at a rate in hertz. */
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
 * Returns how many cents the tone of a recording near a frequency is above it, from -50 to 50; the
 * recording must be longer than a third of a second.
 */
export function measureCents(samples: Float32Array, frequency: number): number {
  const cents = Array.from({ length: 101 }, (_, index) => index - 50)
  const amplitudes = cents.map((cent) => getAmplitude(samples, frequency * 2 ** (cent / 1200)))
  return cents[amplitudes.indexOf(Math.max(...amplitudes))] ?? NaN
}

/**
 * Returns how far the loudest sample of a recording is from a steady tone of this frequency, as a factor of
 * the tone's amplitude: any click or gap is far from it.
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
