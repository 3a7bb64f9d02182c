import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useListKeys } from '#app/features/shortcuts/use-list-keys.ts'
import type { Track } from '#app/features/player/track.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useStore } from '#app/ui/store.ts'
import { toShortcutTarget } from '#app/features/shortcuts/use-player-keys.ts'
import { clearHeard, heardList } from './heard-list.ts'
import { HeardRow } from './heard-row.tsx'
import { Panel } from './panel.tsx'

/** The sounds recently played on this device, the latest first. */
export function RecentlyPlayedPanel() {
  const tracks = useStableOrder(useStore(heardList, []))
  const { list } = useListKeys(tracks.map(toShortcutTarget))
  const clear = (event: MouseEvent<HTMLElement>) => {
    // The focused button disappears with the list.
    event.currentTarget.closest<HTMLElement>('[data-panel]')?.focus()
    clearHeard()
  }
  return (
    <Panel title={m.player_heard()}>
      {tracks.length === 0 ? (
        <p>{m.player_heard_empty()}</p>
      ) : (
        <>
          <ul {...list} aria-label={m.player_heard()} className="border-t border-outline">
            {tracks.map((track) => (
              <HeardRow key={track.id} track={track} queue={tracks} />
            ))}
          </ul>
          <Button size="sm" className="mt-4" onClick={clear}>
            {m.player_heard_clear()}
          </Button>
        </>
      )}
    </Panel>
  )
}

/** Keeps the order in which the panel opened while tracks in it are played again. */
function useStableOrder(tracks: readonly Track[]): readonly Track[] {
  const [opened] = useState(tracks)
  const isIn = (others: readonly Track[], { id }: Track) => others.some((other) => other.id === id)
  return [
    ...tracks.filter((track) => !isIn(opened, track)),
    ...opened.filter((track) => isIn(tracks, track)),
  ]
}
