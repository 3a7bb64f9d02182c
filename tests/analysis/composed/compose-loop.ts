import { createNoise } from '#provider/programs/demo/dsp/random.ts'
import { readRecording } from '../read-recording.ts'
import type { LoopSpec } from './loop-spec.ts'

const rate = 44_100
const levels: Readonly<Record<string, number>> = { X: 0.8, x: 0.5, o: 0.2 }

const recordings = new Map<string, Promise<Float32Array>>()

function readHit(sample: string): Promise<Float32Array> {
  const hit = recordings.get(sample) ?? readRecording(`${sample}.flac`)
  recordings.set(sample, hit)
  return hit
}

/** Renders a composed loop as mono samples at 44.1 kHz. */
export async function composeLoop(spec: LoopSpec): Promise<Float32Array> {
  const { bpm, bars, lines, swing = 0, humanMs = 0, leadMs = 0, trailMs = 0 } = spec
  const barFrames = (240 / bpm) * rate
  const lead = Math.round((leadMs / 1000) * rate)
  const end = lead + Math.round(bars * barFrames)
  const ring = spec.ringsOut === true ? rate : 0
  const out = new Float32Array(end + ring + Math.round((trailMs / 1000) * rate))
  const noise = createNoise(4096, spec.name)
  let drawn = 0
  for (const [sample, steps] of lines) {
    const hit = await readHit(sample)
    const patterns = steps.split(' ')
    for (let bar = 0; bar < bars; bar += 1) {
      const pattern = patterns[bar % patterns.length] ?? ''
      const stepFrames = barFrames / pattern.length
      for (const [step, mark] of [...pattern].entries()) {
        const level = levels[mark]
        if (level === undefined) continue
        const late = step % 2 === 1 ? swing * stepFrames : 0
        const drift = bar + step === 0 ? 0 : ((noise[drawn++ % 4096] ?? 0) * humanMs * rate) / 577
        const start =
          lead + Math.max(0, Math.round(bar * barFrames + step * stepFrames + late + drift))
        addHit(out, hit, { start, level, end: end + ring })
      }
    }
  }
  return out
}

function addHit(
  out: Float32Array,
  hit: Float32Array,
  { start, level, end }: { readonly start: number; readonly level: number; readonly end: number },
): void {
  for (let i = 0; i < hit.length && start + i < end; i += 1)
    out[start + i] = (out[start + i] ?? 0) + (hit[i] ?? 0) * level * 0.6
}
