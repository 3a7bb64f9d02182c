import { lstat } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { statesOnlyKinds } from './names/folder-words.ts'
import { createError } from './problem.ts'
import type { Problem } from './problem.ts'
import { toLabel, toPosix, walkFolder } from './walk-folder.ts'
import type { Folder } from './walk-folder.ts'

/** A sound file of a pack. */
export interface FoundSound {
  readonly path: string
  /** The path in the pack's folder, separated by `/`, in Unicode NFC. */
  readonly relativePath: string
  readonly bytes: number
}

/** A folder that becomes a pack. */
export interface FoundPack {
  readonly path: string
  /**
   * The path in the imported folder, for messages; if the imported folder is itself the pack, its
   * name.
   */
  readonly label: string
  /** The name of the folder in Unicode NFC. */
  readonly name: string
  /** The path of its manifest, or null. */
  readonly manifest: string | null
  /** The path of the picture named `cover` or `folder`, or null. */
  readonly cover: string | null
  readonly sounds: readonly FoundSound[]
  /**
   * The paths, relative like those of sounds, of files and folders that exist but cannot be
   * imported; the problems explain why.
   */
  readonly unreadable: readonly string[]
}

/** The packs of an imported folder, and the problems of files that are not imported. */
export interface FolderContents {
  readonly packs: readonly FoundPack[]
  readonly problems: readonly Problem[]
}

const manifestNames = ['pack.yaml', 'pack.yml', 'pack.json']
const soundExtensions = new Set(['.wav', '.wave', '.aif', '.aiff', '.aifc', '.flac'])
const foreignSoundExtensions = new Set([
  '.mp3',
  '.ogg',
  '.m4a',
  '.aac',
  '.wma',
  '.opus',
  '.rex',
  '.rx2',
])
const coverPattern = /^(cover|folder|artwork)\.(jpe?g|png|webp)$/i
const maxSounds = 20_000

/**
 * Finds the packs of a folder. If there are manifests, these are the folders with one and their
 * sibling folders; otherwise the folder itself if it contains sounds or only folders such as
 * `Loops`, or each of its folders with sounds. Rejects with the file system's error if the folder
 * is unreadable.
 */
export async function readFolder(path: string): Promise<FolderContents> {
  const problems: Problem[] = []
  const report = (file: string, reason: string) =>
    void problems.push(createError(toLabel(path, file), reason))
  const root = await walkFolder(path, problems)
  const packs: FoundPack[] = []
  for (const folder of findPackFolders(root, true, report)) {
    const pack = await toPack(folder, path, report)
    if (pack.sounds.length > 0) packs.push(pack)
  }
  return { packs, problems }
}

/** Reports a problem with an absolute path. */
type Report = (path: string, reason: string) => void

function findPackFolders(folder: Folder, isRoot: boolean, report: Report): Folder[] {
  if (folder.files.some(isManifest)) return [folder]
  const hasPacks = folder.folders.some(holdsManifest)
  if (!hasPacks && (!isRoot || isPack(folder))) return [folder]
  // If subfolders are the packs, sounds next to them belong to none.
  for (const name of hasPacks ? folder.files.filter(isSound) : []) {
    report(join(folder.path, name), 'it lies beside packs; move it into the folder of one')
  }
  return folder.folders.flatMap((child) => findPackFolders(child, false, report))
}

function isPack(folder: Folder): boolean {
  if (folder.files.some(isSound)) return true
  const withSounds = folder.folders.filter(holdsSounds)
  return withSounds.length > 0 && withSounds.every(({ name }) => statesOnlyKinds(name))
}

function holdsSounds(folder: Folder): boolean {
  return folder.files.some(isSound) || folder.folders.some(holdsSounds)
}

function holdsManifest(folder: Folder): boolean {
  return folder.files.some(isManifest) || folder.folders.some(holdsManifest)
}

function isManifest(name: string): boolean {
  return manifestNames.includes(name.toLowerCase())
}

function isSound(name: string): boolean {
  return soundExtensions.has(extname(name).toLowerCase())
}

async function toPack(folder: Folder, root: string, report: Report): Promise<FoundPack> {
  const [manifest = null, second = null] = folder.files.filter(isManifest)
  if (second !== null) {
    report(join(folder.path, second), `there is already a ${manifest}; delete one`)
  }
  const label = toLabel(root, folder.path)
  const inner = folder.folders.flatMap(listOutermostPacks)
  for (const { path } of inner) {
    report(path, `it has a manifest, but lies in the pack ${label}; move it out of there`)
  }
  const own = excludeFolders(folder, new Set(inner))
  const cover = folder.files.find((name) => coverPattern.test(name)) ?? null
  const { sounds, bad } = await listSounds(own, report)
  const unreadable = [...listUnreadable(own), ...inner.map(({ path }) => path), ...bad]
  if (manifest !== null && !holdsSounds(own) && unreadable.length === 0) {
    report(folder.path, explainNoSounds(manifest))
  }
  return {
    path: folder.path,
    label,
    name: folder.name.normalize('NFC'),
    manifest: manifest === null ? null : join(folder.path, manifest),
    cover: cover === null ? null : join(folder.path, cover),
    sounds,
    unreadable: unreadable.map((path) => toPosix(relative(folder.path, path))),
  }
}

function explainNoSounds(manifest: string): string {
  return `it has a ${manifest}, but no sounds; if it was imported before, “npm run catalog -- remove PACK” takes it off sale`
}

/** Lists the folders with a manifest that are not inside another such folder. */
function listOutermostPacks(folder: Folder): Folder[] {
  if (folder.files.some(isManifest)) return [folder]
  return folder.folders.flatMap(listOutermostPacks)
}

function excludeFolders(folder: Folder, others: ReadonlySet<Folder>): Folder {
  const folders = folder.folders.filter((child) => !others.has(child))
  return { ...folder, folders: folders.map((child) => excludeFolders(child, others)) }
}

function listUnreadable(folder: Folder): string[] {
  return [...folder.unreadable, ...folder.folders.flatMap(listUnreadable)]
}

/** Lists the sounds of a pack, and the paths of those that cannot be imported. */
async function listSounds(
  pack: Folder,
  report: Report,
): Promise<{ sounds: FoundSound[]; bad: string[] }> {
  const sounds: FoundSound[] = []
  const bad: string[] = []
  for (const path of listFiles(pack)) {
    const extension = extname(path).toLowerCase()
    if (foreignSoundExtensions.has(extension)) report(path, 'only WAV, AIFF and FLAC can be sold')
    if (!soundExtensions.has(extension)) continue
    const { size } = await lstat(path)
    if (size === 0) {
      report(path, 'it is empty')
      bad.push(path)
    } else sounds.push({ path, relativePath: toPosix(relative(pack.path, path)), bytes: size })
  }
  if (sounds.length <= maxSounds) return { sounds, bad }
  const reason = `it has ${sounds.length} sounds; split it into packs of at most ${maxSounds}`
  report(pack.path, reason)
  return { sounds: [], bad }
}

function listFiles(folder: Folder): string[] {
  return [
    ...folder.files.map((name) => join(folder.path, name)),
    ...folder.folders.flatMap(listFiles),
  ]
}
