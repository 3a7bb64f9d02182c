import type { PackContents } from '../catalog/pack-contents.rules.ts'
import { arrangeSounds, toFolderName } from '../catalog/pack-tree.rules.ts'
import type { SoundInPack } from '../catalog/pack-tree.rules.ts'

/** What a selection contains of a pack: all of it, single sounds, or both. */
interface SelectedPack {
  readonly name: string
  /** ISO date. */
  readonly releasedAt: string
  /** Null if the pack itself is not selected. */
  readonly contents: PackContents | null
  readonly sounds: readonly SoundInPack[]
}

/**
 * Arranges packs and single sounds as one folder for each pack, with the same subfolders as its own
 * ZIP. Packs of the same name get numbered folders; a sound that its pack contains is not repeated.
 */
export function arrangeSelection(packs: readonly SelectedPack[]): PackContents[] {
  const taken = new Set<string>()
  return packs.map(({ name, releasedAt, contents, sounds }) => {
    const folder = findFreeFolder(toFolderName(name), taken)
    taken.add(folder.toLowerCase())
    const whole = contents ?? { texts: [], cover: null, sounds: [], date: releasedAt }
    const contained = new Set(whole.sounds.map(({ sha256 }) => sha256))
    const others = sounds.filter(({ sha256 }) => !contained.has(sha256))
    return moveTo(folder, {
      ...whole,
      sounds: [...whole.sounds, ...arrangeSounds(folder, others, whole.sounds)],
    })
  })
}

/** Returns a name that no other folder has, ignoring case. */
function findFreeFolder(name: string, taken: ReadonlySet<string>): string {
  let folder = name
  for (let number = 2; taken.has(folder.toLowerCase()); number += 1) folder = `${name} ${number}`
  return folder
}

/** Replaces the first folder of all paths. */
function moveTo(folder: string, { texts, cover, sounds, date }: PackContents): PackContents {
  const move = <Item extends { readonly path: string }>(item: Item) => ({
    ...item,
    path: folder + item.path.slice(item.path.indexOf('/')),
  })
  return {
    texts: texts.map(move),
    cover: cover === null ? null : move(cover),
    sounds: sounds.map(move),
    date,
  }
}
