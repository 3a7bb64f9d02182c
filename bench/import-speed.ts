import { execFile } from 'node:child_process'
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createWavFrame } from '#provider/platform/sound/wav.ts'
import { printResult } from './print-result.ts'

const rate = 44_100
const minutesOfLongFile = 10

/**
 * Prints the minutes of audio imported per CPU second and per second, and the peak memory, for
 * recordings and for a long file, with one thread and with one per core.
 */
export async function measureImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-import-'))
  try {
    const labels = [
      ['207 recordings', copyRecordings(folder)],
      [`A file of ${minutesOfLongFile} minutes`, await writeLongFile(folder)],
    ] as const
    for (const [name, label] of labels) {
      for (const threads of new Set([1, availableParallelism()])) {
        const shop = mkdtempSync(join(folder, 'shop-'))
        const result = await measure(label, shop, threads)
        printResult(`${name}, ${threads === 1 ? '1 thread' : `${threads} threads`}`, result)
        rmSync(shop, { recursive: true })
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function copyRecordings(folder: string): string {
  const resolve = createRequire(import.meta.url).resolve
  const source = join(dirname(resolve('supersonic-scsynth-samples/package.json')), 'samples')
  const label = join(folder, 'recordings')
  cpSync(source, join(label, 'Recordings'), { recursive: true })
  return label
}

/** Writes a 24-bit stereo WAV with a decaying tone and some noise in each second. */
async function writeLongFile(folder: string): Promise<string> {
  const label = join(folder, 'long')
  mkdirSync(join(label, 'Long'), { recursive: true })
  const second = createSecond()
  const seconds = minutesOfLongFile * 60
  const texts = { title: '', artist: '', album: '', genre: '', comment: '', created: '' }
  const { head, tail } = createWavFrame(
    { sampleRate: rate, bitDepth: 24, channels: 2, frames: rate * seconds },
    { ...texts, keywords: [], loop: null, note: null },
  )
  const parts = [head, ...Array.from({ length: seconds }, () => second), tail]
  await pipeline(Readable.from(parts), createWriteStream(join(label, 'Long', 'Take.wav')))
  return label
}

function createSecond(): Buffer {
  const second = Buffer.alloc(rate * 6)
  let noise = 1
  for (let frame = 0; frame < rate; frame++) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0
    const time = frame / rate
    const tone = Math.exp(-5 * time) * Math.sin(2 * Math.PI * 110 * time)
    const sample = Math.round((0.5 * tone + (0.05 * noise) / 0x80000000) * 0x7fffff)
    second.writeIntLE(sample, frame * 6, 3)
    second.writeIntLE(sample, frame * 6 + 3, 3)
  }
  return second
}

interface ImportCost {
  readonly minutes: number
  readonly cpuSeconds: number
  readonly seconds: number
  readonly peakMegabytes: number
}

async function measure(label: string, dataDir: string, threads: number): Promise<string> {
  const program = join(import.meta.dirname, 'import-once.ts')
  const args = [program, label, dataDir, String(threads)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  // Runs the program in this folder.
  return format(JSON.parse(stdout) as ImportCost)
}

function format({ minutes, cpuSeconds, seconds, peakMegabytes }: ImportCost): string {
  const perCpuSecond = (minutes / cpuSeconds).toFixed(2)
  const perSecond = (minutes / seconds).toFixed(2)
  const cost = `${minutes.toFixed(1)} minutes of audio in ${cpuSeconds.toFixed(1)} CPU seconds`
  const speed = `${perCpuSecond} minutes of audio per CPU second, ${perSecond} per second (${cost})`
  return `${speed}, at most ${Math.round(peakMegabytes)} MB of memory`
}
