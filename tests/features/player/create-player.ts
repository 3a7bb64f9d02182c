import { Player } from '#app/features/player/player-store.ts'
import { FakeAudio } from './fake-audio.ts'

/** Creates a player with fake audio elements and animation frames that the test controls. */
export function createPlayer() {
  const elements: FakeAudio[] = []
  const frames = new Set<() => void>()
  const player = new Player({
    createAudio: () => {
      const audio = new FakeAudio()
      elements.push(audio)
      return audio
    },
    onNextFrame: (callback) => {
      frames.add(callback)
      return () => frames.delete(callback)
    },
  })
  const audio = () => elements.at(-1) ?? new FakeAudio()
  const drawFrame = () => {
    const due = [...frames]
    frames.clear()
    for (const callback of due) callback()
  }
  return { player, elements, frames, audio, drawFrame, status: () => player.getState().status }
}
