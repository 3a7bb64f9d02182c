import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { Waveform } from '#app/ui/waveform.tsx'
import type { SoundItem } from './sound-item.ts'

interface RowWaveformProps {
  readonly item: SoundItem
  readonly queue: readonly Track[]
}

const look =
  'col-[2/-1] row-start-2 mr-2 h-7 tablet:mr-0 tablet:col-auto tablet:row-auto tablet:h-9'

/** A row's waveform, under the name on a small screen and in a column of its own on a wide one. */
export function RowWaveform({ item, queue }: RowWaveformProps) {
  if (!item.track) return <Waveform peaks={item.peaks} className={`w-full ${look}`} />
  return <TrackWaveform track={item.track} queue={queue} className={look} />
}
