import { onTestFinished, vi } from 'vitest'

class FakeMediaMetadata {
  readonly title: string | undefined
  constructor({ title }: MediaMetadataInit) {
    this.title = title
  }
}

/**
 * A media session with actions that a test triggers. Create it within a test; its globals are
 * unstubbed afterwards.
 */
export class FakeMediaSession implements MediaSession {
  metadata: MediaMetadata | null = null
  playbackState: MediaSessionPlaybackState = 'none'
  /** The latest position state and the number of updates. */
  shownPosition: MediaPositionState | null = null
  countShown = 0
  readonly handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()

  constructor() {
    // Stubs it for each test, because files share modules and some unstub all globals.
    vi.stubGlobal('MediaMetadata', FakeMediaMetadata)
    onTestFinished(() => void vi.unstubAllGlobals())
  }

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    this.handlers.set(action, handler)
  }

  setCameraActive(): Promise<void> {
    return Promise.resolve()
  }

  setMicrophoneActive(): Promise<void> {
    return Promise.resolve()
  }

  /** Throws for the values that browsers reject. */
  setPositionState(state?: MediaPositionState): void {
    const { duration = Number.NaN, position = 0, playbackRate = 1 } = state ?? { duration: 0 }
    if (!(duration >= 0 && position >= 0 && position <= duration && playbackRate > 0))
      throw new TypeError('The position is not valid.')
    this.shownPosition = state ?? null
    this.countShown += 1
  }

  press(action: MediaSessionAction, seekTime?: number): void {
    this.handlers.get(action)?.({ action, seekTime })
  }
}
