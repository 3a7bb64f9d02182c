import { SamplerKeys } from '#app/features/sampler/sampler-keys.tsx'
import { usePlayer } from '#app/features/player/use-player.ts'
import { m } from '#app/paraglide/messages.js'
import { Panel } from './panel.tsx'
import { useSampler } from './use-sampler.ts'

/** A keyboard that plays the current one-shot. */
export function SamplerPanel() {
  const track = usePlayer((state) => (state.track?.kind === 'one-shot' ? state.track : null))
  const { sampler, ...handlers } = useSampler(track)
  return (
    <Panel title={m.player_sampler()} {...handlers}>
      {track ? (
        <SamplerKeys sampler={sampler} track={track} />
      ) : (
        <p>{m.player_sampler_one_shots()}</p>
      )}
    </Panel>
  )
}
