import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readWav } from '#provider/platform/sound/read-wav.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { renderCatalogue } from '#provider/programs/demo/render/render-catalogue.ts'
import type { PackSpec } from '#provider/programs/demo/types.ts'
import { fullCatalogueFolder } from './render-catalogues.ts'
import type { DecodedSound } from './sound-rules.ts'

/**
 * Reads the WAVs of all sounds in the rendered catalogue, or only of those with the given slugs.
 */
export async function readSounds(slugs?: readonly string[]): Promise<DecodedSound[]> {
  const { packs } = await renderCatalogue({ dir: fullCatalogueFolder, scale: 'full' })
  const sounds = packs.flatMap((pack) => pack.sounds.map((sound) => ({ pack, sound })))
  return Promise.all(
    sounds
      .filter(({ sound }) => slugs?.includes(sound.slug) ?? true)
      .map(async ({ pack, sound }) => {
        const bytes = await readFile(
          resolve(fullCatalogueFolder, 'files', `${sound.wav.sha256}.wav`),
        )
        const spec = findSpec(pack.slug, sound.slug)
        return { name: `${pack.slug}/${sound.slug}`, spec, channels: readWav(bytes).channels() }
      }),
  )
}

/** Returns the sounds that belong to the given packs. */
export function filterByPacks(
  packs: readonly PackSpec[],
  sounds: readonly DecodedSound[],
): DecodedSound[] {
  const slugs = new Set(packs.map(({ slug }) => slug))
  return sounds.filter(({ name }) => slugs.has(name.split('/')[0] ?? ''))
}

function findSpec(packSlug: string, slug: string) {
  const pack = packSpecs.find((spec) => spec.slug === packSlug)
  const spec = pack?.sounds.find((sound) => sound.slug === slug)
  if (!spec) throw new Error(`The catalogue has no sound ${packSlug}/${slug}.`)
  return spec
}
