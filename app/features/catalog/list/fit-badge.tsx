import { dialStore, initialDial, isDialing } from '#app/features/dial/dial-store.ts'
import type { Track } from '#app/features/player/track.ts'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { useStore } from '#app/ui/store.ts'

const FitText = createLazyComponent(
  () => import('./fit-text.tsx'),
  'FitText',
  // The row also works without the badge.
  () => undefined,
)

/** Shows how a row's loop is fitted; empty while the dial is not set. */
export function FitBadge({ track }: { readonly track: Track }) {
  const dial = useStore(dialStore, initialDial)
  return track.kind === 'loop' && isDialing(dial) ? <FitText track={track} dial={dial} /> : null
}
