import type { PackSpec } from '#provider/programs/demo/types.ts'
import { packSpecs as whole } from './tiny-packs.ts'

/** The tiny packs, except that one of their sounds contains a NaN sample. */
export const packSpecs: readonly PackSpec[] = whole.map((pack) => ({
  ...pack,
  sounds: pack.sounds.map((sound) => {
    if (pack.slug !== 'two' || sound.slug !== 'hit') return sound
    const { sampleRate, channels } = sound.render()
    const broken = channels.map((channel) => channel.with(900, Number.NaN))
    return { ...sound, render: () => ({ sampleRate, channels: broken }) }
  }),
}))
