import { useEffect, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { toRecording } from '#app/features/player/track.ts'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { ComputerKeys } from '#app/features/sampler/computer-keys.ts'
import { midiInputs } from '#app/features/sampler/page-midi-inputs.ts'
import { getLowestNote } from '#app/features/sampler/notes.ts'
import { Sampler } from '#app/features/sampler/sampler.ts'

/**
 * Loads a track into a sampler and connects MIDI keyboards while the component is mounted. Returns
 * the sampler and event handlers that let the computer keyboard play it.
 */
export function useSampler(track: Track | null) {
  const [sampler] = useState(createSampler)
  const [computerKeys] = useState(() => createComputerKeys(sampler))
  useEffect(() => {
    if (track) sampler.open(track)
    return () => sampler.close()
  }, [sampler, track])
  useEffect(
    () =>
      midiInputs.listen((event) => {
        // All tabs receive MIDI events; only the visible one plays them.
        if (event.type !== 'start' || !document.hidden) sampler.receive(event)
      }),
    [sampler],
  )
  return {
    sampler,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!track || isTextField(event.target) || !computerKeys.press(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => computerKeys.release(event),
    // Also when the window loses the focus: keys released afterwards cause no event.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) computerKeys.releaseAll()
    },
  }
}

function createSampler(): Sampler {
  return new Sampler({
    openNotes: async (track, options) =>
      (await player.getEngine()).openNotes(toRecording(track), options),
    stopPlayer: () => player.pause(),
  })
}

function createComputerKeys(sampler: Sampler): ComputerKeys {
  return new ComputerKeys({
    getLowest: () => getLowestNote(sampler.state.get().octave),
    start: (note) => sampler.start(note),
    release: (note) => sampler.release(note),
    moveOctave: (step) => sampler.moveOctave(step),
  })
}

function isTextField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
