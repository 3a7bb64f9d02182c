import { expect, test, vi } from 'vitest'
import { connectMediaSession } from '#app/features/player/media-session.ts'
import { Player } from '#app/features/player/player-store.ts'
import { FakeAudio, createTrack } from './fake-audio.ts'

vi.stubGlobal(
  'MediaMetadata',
  class {
    readonly title: string | undefined
    constructor({ title }: MediaMetadataInit) {
      this.title = title
    }
  },
)

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]

class FakeMediaSession implements MediaSession {
  metadata: MediaMetadata | null = null
  playbackState: MediaSessionPlaybackState = 'none'
  readonly handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    this.handlers.set(action, handler)
  }

  setCameraActive(): Promise<void> {
    return Promise.resolve()
  }

  setMicrophoneActive(): Promise<void> {
    return Promise.resolve()
  }

  setPositionState(): void {}

  press(action: MediaSessionAction, seekTime?: number): void {
    this.handlers.get(action)?.({ action, seekTime })
  }
}

function connectPlayer() {
  const audio = new FakeAudio()
  const player = new Player({ createAudio: () => audio, onNextFrame: () => () => {} })
  const session = new FakeMediaSession()
  const disconnect = connectMediaSession(player, session)
  player.play(b, [a, b, c])
  audio.startPlaying()
  return { audio, player, session, disconnect }
}

test('media keys skip to the previous and the next track', () => {
  const { player, session } = connectPlayer()
  session.press('previoustrack')
  expect(player.getState().track?.id).toBe('a')
  session.press('nexttrack')
  session.press('nexttrack')
  expect(player.getState().track?.id).toBe('c')
})

test('media keys pause, resume and seek', () => {
  const { audio, player, session } = connectPlayer()
  session.press('seekto', 2)
  expect(player.getState().position).toBe(2)
  session.press('pause')
  expect(session.playbackState).toBe('paused')
  session.press('play')
  audio.startPlaying()
  expect(session.playbackState).toBe('playing')
})

test('the lock screen shows the current track', () => {
  const { player, session } = connectPlayer()
  expect(session.metadata?.title).toBe('Sound b')
  player.next()
  expect(session.metadata?.title).toBe('Sound c')
})

test('disconnecting removes the metadata and all handlers', () => {
  const { session, disconnect } = connectPlayer()
  disconnect()
  expect(session.metadata).toBeNull()
  expect([...session.handlers.values()].filter(Boolean)).toEqual([])
})
