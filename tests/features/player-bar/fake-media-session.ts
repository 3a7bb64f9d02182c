import { onTestFinished, vi } from 'vitest'

class FakeMediaMetadata {
  readonly title: string | undefined
  constructor({ title }: MediaMetadataInit) {
    this.title = title
  }
}

/** A media session whose keys a test presses; create it in a test, at whose end its globals are gone. */
export class FakeMediaSession implements MediaSession {
  metadata: MediaMetadata | null = null
  playbackState: MediaSessionPlaybackState = 'none'
  /** What the lock screen was last told of the position, and how often. */
  shownPosition: MediaPositionState | null = null
  countShown = 0
  readonly handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()

  constructor() {
    // Each test needs it anew: files share their modules, and some remove all stubs at their end.
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

  /** Throws for what browsers refuse. */
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
