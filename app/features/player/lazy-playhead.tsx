import { createLazyComponent } from '#app/ui/lazy-component.tsx'

/** The playhead of the current track, loaded when a track is first played. */
export const LazyPlayhead = createLazyComponent(
  () => import('./playhead.tsx'),
  'Playhead',
  // The sound plays without it, and the bar reports the connection error.
  () => undefined,
)
