import type { PackSpec } from '#provider/programs/demo/types.ts'
import { packSpecs as whole } from './tiny-packs.ts'

/** The tiny packs, except that rendering one of their sounds throws. */
export const packSpecs: readonly PackSpec[] = whole.map((pack) => ({
  ...pack,
  sounds: pack.sounds.map((sound) =>
    pack.slug === 'two' && sound.slug === 'hit'
      ? {
          ...sound,
          render: () => {
            throw new Error('Synthesis failed.')
          },
        }
      : sound,
  ),
}))
