import { CrateChoice } from '#app/features/favorites/crate-choice.tsx'
import { usePlayer } from '#app/features/player/use-player.ts'
import { m } from '#app/paraglide/messages.js'
import { Panel } from './panel.tsx'

/**
 * The visitor's crates, for adding or removing the current sound, or its pack if the sound has no
 * page of its own.
 */
export function CratesPanel() {
  const track = usePlayer((state) => state.track)
  if (!track || track.productId === null) return null
  return (
    <Panel title={m.favorites_crates()}>
      <p lang={track.nameLocale ?? 'en'} className="mb-2 truncate text-sm">
        {track.linksToPack ? track.subtitle : track.title}
      </p>
      <CrateChoice productId={track.productId} />
    </Panel>
  )
}
