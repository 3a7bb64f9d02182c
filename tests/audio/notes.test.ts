import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AudioDevice } from '#app/audio/audio-device.ts'
import { BufferCache } from '#app/audio/buffer-cache.ts'
import { fadeSeconds } from '#app/audio/buffer-voice.ts'
import { Notes } from '#app/audio/notes.ts'
import { createBuffer, stubAudio } from './fake-audio.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const recording = { url: '/media/a.mp3', duration: 2, gain: 0.5 }

/** Opens the notes of a recording on a running device. */
async function openNotes() {
  const { contexts } = stubAudio()
  const device = new AudioDevice()
  const buffer = createBuffer(2)
  const notes = new Notes(device, new BufferCache({ load: async () => buffer }))
  const abort = new AbortController()
  const calls: string[] = []
  const options = { signal: abort.signal, onReplaced: () => void calls.push('replaced') }
  const start = await notes.open(recording, options, () => void calls.push('starts'))
  const play = (semitones = 0, level = 1) =>
    start({ semitones, level, onEnd: () => void calls.push('ended') })
  const [context = expect.fail('no device was opened')] = contexts
  const { sources } = context
  const end = (index: number) => void sources[index]?.dispatchEvent(new Event('ended'))
  return { device, notes, abort, calls, play, context, sources, end }
}

test.each([
  [12, 2],
  [-12, 0.5],
  [7, 1.4983],
])('a note of %d semitones plays its recording %d times as fast', async (semitones, rate) => {
  const { play, sources } = await openNotes()
  const note = play(0)
  play(semitones)
  expect(sources.map(({ playbackRate }) => playbackRate.value)).toEqual([
    1,
    expect.closeTo(rate, 4),
  ])
  note.setPitch(semitones)
  expect(sources[0]?.playbackRate.value).toBeCloseTo(rate, 4)
})

test('a note is as loud as its recording times its level', async () => {
  const { play, context } = await openNotes()
  play(0, 0.5)
  expect(context.gains.at(-1)?.gain.getHeard(0)).toBe(0.25)
})

test('the next sound starts once the notes have faded out [P3.02]', async () => {
  const { device, notes, calls, play, context, sources } = await openNotes()
  play()
  play(3)
  context.currentTime = 10
  notes.replace()
  expect(sources.map(({ stopTime }) => stopTime)).toEqual([10 + fadeSeconds, 10 + fadeSeconds])
  expect(device.silentFrom).toBeCloseTo(10 + fadeSeconds)
  expect(calls).toEqual(['starts', 'starts', 'replaced'])
})

test('a sound that replaces no sounding note starts at once', async () => {
  const { device, notes, context } = await openNotes()
  context.currentTime = 10
  notes.replace()
  expect(device.silentFrom).toBe(0)
})

test('the device runs until half a minute after the last note has ended', async () => {
  const { calls, play, context, end } = await openNotes()
  play()
  play(3)
  end(0)
  vi.advanceTimersByTime(60_000)
  expect(context.state).toBe('running')
  end(1)
  expect(calls).toEqual(['starts', 'starts', 'ended', 'ended'])
  vi.advanceTimersByTime(29_000)
  expect(context.state).toBe('running')
  vi.advanceTimersByTime(1000)
  expect(context.state).toBe('suspended')
})

test('notes end when the system stops the device and when they are closed [P3.08]', async () => {
  const { play, abort, context, sources, notes, calls } = await openNotes()
  play()
  await context.suspend()
  expect(sources[0]?.stopTime).toBeCloseTo(fadeSeconds)
  play(3)
  abort.abort()
  expect(sources[1]?.stopTime).toBeCloseTo(fadeSeconds)
  notes.replace()
  expect(calls).not.toContain('replaced')
})
