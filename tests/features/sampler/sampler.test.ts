import { describe, expect, test } from 'vitest'
import type { StartNote } from '#app/audio/types.ts'
import type { Track } from '#app/features/player/track.ts'
import { Sampler } from '#app/features/sampler/sampler.ts'
import { createTrack, settle } from '../player/fake-engine.ts'
import { FakeNotes } from './fake-notes.ts'

const pitched = { ...createTrack('bass'), key: 'G' }
const drum = createTrack('kick')

/** Creates a sampler whose tracks the test loads. */
function createSampler() {
  const notes = new FakeNotes()
  const loads: { readonly id: string; readonly load: PromiseWithResolvers<StartNote> }[] = []
  const device = { playerStops: 0 }
  const sampler = new Sampler({
    openNotes: ({ id }) => {
      const load = Promise.withResolvers<StartNote>()
      loads.push({ id, load })
      return load.promise
    },
    stopPlayer: () => (device.playerStops += 1),
  })
  const finishLoading = async () => {
    loads.at(-1)?.load.resolve(notes.start)
    await settle()
  }
  const failLoading = async () => {
    loads.at(-1)?.load.reject(new Error('offline'))
    await settle()
  }
  return { sampler, notes, loads, device, finishLoading, failLoading }
}

async function openSampler(track: Track = pitched) {
  const context = createSampler()
  context.sampler.open(track)
  await context.finishLoading()
  return context
}

describe('Sampler', () => {
  test('the root note plays the sound at its own pitch, and other keys transpose it [P3.12]', async () => {
    const { sampler, notes } = await openSampler()
    sampler.start(67)
    sampler.start(60)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([0, -7])
  })

  test('a key stops the player, so that nothing else sounds [P3.02]', async () => {
    const { sampler, device } = await openSampler()
    expect(device.playerStops).toBe(0)
    sampler.start(60)
    expect(device.playerStops).toBe(1)
  })

  test('a key pressed while the sound loads plays once it has loaded, if still held', async () => {
    const { sampler, notes, finishLoading } = createSampler()
    sampler.open(pitched)
    sampler.start(67)
    sampler.start(69)
    sampler.release(69)
    await finishLoading()
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([0])
  })

  test('drums ring out, and sounds with a root note end on release', async () => {
    const melodic = await openSampler(pitched)
    melodic.sampler.start(60)
    melodic.sampler.release(60)
    expect(melodic.notes.sounding).toHaveLength(0)
    const percussive = await openSampler(drum)
    percussive.sampler.start(60)
    percussive.sampler.release(60)
    expect(percussive.notes.sounding).toHaveLength(1)
    percussive.sampler.toggleSustain()
    expect(percussive.notes.sounding).toHaveLength(0)
  })

  test('the MIDI sustain pedal and the hold switch both let notes ring [P3.12]', async () => {
    const { sampler, notes } = await openSampler()
    sampler.receive({ type: 'sustain', isSustained: true })
    sampler.toggleSustain()
    sampler.receive({ type: 'start', note: 60, velocity: 1 })
    sampler.receive({ type: 'release', note: 60 })
    sampler.toggleSustain()
    expect(notes.sounding).toHaveLength(1)
    sampler.receive({ type: 'sustain', isSustained: false })
    expect(notes.sounding).toHaveLength(0)
  })

  test('switching sounds ends the notes, and a late load of the first sound is ignored', async () => {
    const { sampler, notes, loads, finishLoading } = await openSampler()
    sampler.start(60)
    sampler.open(drum)
    expect(notes.sounding).toHaveLength(0)
    expect(sampler.state.get().held.size).toBe(0)
    sampler.open(pitched)
    loads[1]?.load.resolve(notes.start)
    await settle()
    expect(sampler.state.get().status).toBe('loading')
    await finishLoading()
    expect(sampler.state.get().status).toBe('ready')
  })

  test('a key reloads the sound after a failure', async () => {
    const { sampler, notes, loads, failLoading, finishLoading } = createSampler()
    sampler.open(pitched)
    await failLoading()
    expect(sampler.state.get().status).toBe('failed')
    sampler.start(67)
    expect(loads).toHaveLength(2)
    await finishLoading()
    expect(notes.sounding).toHaveLength(1)
  })

  test('closing it ends all notes', async () => {
    const { sampler, notes } = await openSampler(drum)
    sampler.start(60)
    sampler.close()
    expect(notes.sounding).toHaveLength(0)
  })

  test('without a sound, a key plays nothing and does not stop the player', async () => {
    const { sampler, device, notes } = await openSampler()
    sampler.close()
    sampler.start(60)
    expect(notes.all).toHaveLength(0)
    expect(device.playerStops).toBe(0)
    expect(sampler.state.get().held.size).toBe(0)
  })

  test('the keyboard shows the octave of the root, which plays the sound unchanged [P3.12]', async () => {
    const { sampler, notes } = await openSampler({ ...pitched, key: 'F#', rootNote: 30 })
    expect(sampler.state.get().octave).toBe(-3)
    sampler.start(30)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([0])
    sampler.open(pitched)
    expect(sampler.state.get().octave).toBe(0)
  })

  test('the keyboard shifts by at most three octaves', async () => {
    const { sampler } = await openSampler()
    for (let step = 0; step < 9; step++) sampler.moveOctave(1)
    expect(sampler.state.get().octave).toBe(3)
    for (let step = 0; step < 9; step++) sampler.moveOctave(-1)
    expect(sampler.state.get().octave).toBe(-3)
  })
})
