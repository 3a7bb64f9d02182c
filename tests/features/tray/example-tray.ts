import { unsetDial } from '#app/features/dial/dial.ts'
import type { Dial } from '#app/features/dial/dial.ts'
import type { Track } from '#app/features/player/track.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import { Tray } from '#app/features/tray/tray-store.ts'
import { FakeEngine, createTrack } from '../player/fake-engine.ts'

/** Creates a loop, by default of four bars at 120 BPM. */
export function createLoop(id: string, bpm: number | null = 120, bars: number | null = 4): Track {
  const durationSeconds = bpm && bars ? (bars * 240) / bpm : 8
  return { ...createTrack(id), kind: 'loop', bpm, bars, durationSeconds }
}

/** Creates a tray with a fake engine; the test controls when loops are rendered at another tempo. */
export function createTray(stored: readonly Lane[] = []) {
  const engine = new FakeEngine()
  const fits: (PromiseWithResolvers<AudioBuffer> & { readonly signal: AbortSignal })[] = []
  const device = {
    stored,
    dial: unsetDial,
    shownDial: null as Dial | null,
    joins: [] as (readonly string[])[],
    pauses: 0,
  }
  const tray = new Tray({
    getEngine: async () => engine,
    pauseDemo: () => (device.pauses += 1),
    joinPlayer: (ids) => void device.joins.push(ids),
    showDial: (dial) => (device.shownDial = dial),
    load: (track) => engine.load({ url: track.url, duration: 1, gain: 1 }),
    fit: async (buffer, track, { tempo }, signal) => {
      if (track.bpm === tempo) return buffer
      const fit = { ...Promise.withResolvers<AudioBuffer>(), signal }
      fits.push(fit)
      return fit.promise
    },
    cut: (buffer, _track, { frames }) => ({ ...buffer, length: frames }),
    getDial: () => device.dial,
    readLanes: () => device.stored,
    writeLanes: (lanes) => (device.stored = lanes),
  })
  const getPlaying = () => engine.mixes.at(-1)?.parts.map(({ id }) => id)
  return { tray, engine, fits, device, getPlaying }
}
