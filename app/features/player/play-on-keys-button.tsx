import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Track } from './track.ts'

/** Opens the keys that play a one-shot in pitch. */
export function PlayOnKeysButton({ track }: { readonly track: Track }) {
  return <Button onClick={() => void open(track)}>{m.player_sampler()}</Button>
}

/** Loads the code on use, so that a first visit needs no file for it. */
async function open(track: Track): Promise<void> {
  try {
    const { playOnKeys } = await import('./play-on-keys.ts')
    playOnKeys(track)
  } catch {
    reportNoResponse()
  }
}
