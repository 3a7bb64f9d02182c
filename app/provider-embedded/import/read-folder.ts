import { lstat, readdir } from 'node:fs/promises'
import type { Dirent } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { findNameFault } from './check-name.ts'
import { statesOnlyKinds } from './folder-words.ts'
import { createError } from './problem.ts'
import type { Problem } from './problem.ts'

/** A sound file of a pack. */
export interface FoundSound {
  readonly path: string
  /** Path in the pack's folder, separated by `/`, in Unicode's composed form. */
  readonly relativePath: string
  readonly bytes: number
}

/** A folder that becomes a pack. */
export interface FoundPack {
  readonly path: string
  /** Path in the imported folder, for messages; the folder's own name if it is itself the pack. */
  readonly label: string
  /** The name of the folder, without accents in several parts. */
  readonly name: string
  /** Path of its manifest; null if it has none. */
  readonly manifest: string | null
  /** Path of the picture named `cover` or `folder`; null if it has none. */
  readonly cover: string | null
  readonly sounds: readonly FoundSound[]
}

/** The packs of an imported folder, and the files that are not imported. */
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
const maxDepth = 8
const maxSounds = 20_000

/** A folder with everything below it. */
interface Folder {
  readonly path: string
  readonly name: string
  readonly files: readonly string[]
  readonly folders: readonly Folder[]
}

/**
 * Finds the packs of a folder: the folder itself if it holds sounds, a manifest or only folders such
 * as `Loops`, else each of its folders with sounds. Symbolic links are never followed; hidden files
 * and `__MACOSX` are skipped. Rejects with the file system's error if the folder cannot be read.
 */
export async function readFolder(path: string): Promise<FolderContents> {
  const problems: Problem[] = []
  const root = await walk(path, { root: path, depth: 0, problems })
  const folders = isPack(root) ? [root] : root.folders.flatMap(findPackFolders)
  const packs: FoundPack[] = []
  for (const folder of folders) packs.push(await toPack(folder, path, problems))
  return { packs: packs.filter(({ sounds }) => sounds.length > 0), problems }
}

interface Walk {
  readonly root: string
  readonly depth: number
  readonly problems: Problem[]
}

async function walk(path: string, { root, depth, problems }: Walk): Promise<Folder> {
  const files: string[] = []
  const folders: Folder[] = []
  const entries = await readdir(path, { withFileTypes: true })
  for (const entry of entries.toSorted(byName)) {
    if (isHidden(entry.name)) continue
    const child = join(path, entry.name)
    const fault = findEntryFault(entry) ?? (depth >= maxDepth ? tooDeep(entry) : null)
    if (fault !== null) problems.push(createError(toLabel(root, child), fault))
    else if (entry.isFile()) files.push(entry.name)
    else {
      const folder = await walkOrReport(child, { root, depth: depth + 1, problems })
      if (folder !== null) folders.push(folder)
    }
  }
  return { path, name: basename(path), files, folders }
}

async function walkOrReport(path: string, state: Walk): Promise<Folder | null> {
  try {
    return await walk(path, state)
  } catch {
    state.problems.push(createError(toLabel(state.root, path), 'this folder cannot be read'))
    return null
  }
}

/** Sorts by code unit, so that the order is the same on every machine. */
function byName(first: Dirent, second: Dirent): number {
  return first.name < second.name ? -1 : first.name > second.name ? 1 : 0
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name === '__MACOSX' || /^(thumbs\.db|desktop\.ini)$/i.test(name)
}

function findEntryFault(entry: Dirent): string | null {
  if (entry.isSymbolicLink()) return 'it is a symbolic link; copy the file here instead'
  if (!entry.isFile() && !entry.isDirectory()) return 'it is neither a file nor a folder'
  return findNameFault(entry.name)
}

function tooDeep(entry: Dirent): string | null {
  return entry.isDirectory() ? `it is more than ${maxDepth} folders deep` : null
}

function isPack(folder: Folder): boolean {
  if (folder.files.some((name) => isSound(name) || isManifest(name))) return true
  const withSounds = folder.folders.filter(holdsSounds)
  return withSounds.length > 0 && withSounds.every(({ name }) => statesOnlyKinds(name))
}

/** A folder below the imported one is a pack, unless manifests deeper in it say what the packs are. */
function findPackFolders(folder: Folder): Folder[] {
  if (isPack(folder) || !folder.folders.some(holdsManifest)) return [folder]
  return folder.folders.flatMap(findPackFolders)
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

async function toPack(folder: Folder, root: string, problems: Problem[]): Promise<FoundPack> {
  const manifests = folder.files.filter(isManifest)
  const [manifest = null, second = null] = manifests
  const label = toLabel(root, folder.path)
  if (second !== null) {
    problems.push(createError(`${label}/${second}`, `there is already a ${manifest}; delete one`))
  }
  const cover = folder.files.find((name) => coverPattern.test(name)) ?? null
  return {
    path: folder.path,
    label,
    name: folder.name.normalize('NFC'),
    manifest: manifest === null ? null : join(folder.path, manifest),
    cover: cover === null ? null : join(folder.path, cover),
    sounds: await listSounds(folder, root, problems),
  }
}

async function listSounds(pack: Folder, root: string, problems: Problem[]): Promise<FoundSound[]> {
  const sounds: FoundSound[] = []
  for (const path of listFiles(pack)) {
    const extension = extname(path).toLowerCase()
    if (foreignSoundExtensions.has(extension)) {
      problems.push(createError(toLabel(root, path), 'only WAV, AIFF and FLAC can be sold'))
    }
    if (!soundExtensions.has(extension)) continue
    const { size } = await lstat(path)
    if (size === 0) problems.push(createError(toLabel(root, path), 'it is empty'))
    else sounds.push({ path, relativePath: toPosix(relative(pack.path, path)), bytes: size })
  }
  if (sounds.length <= maxSounds) return sounds
  const reason = `it has ${sounds.length} sounds; split it into packs of at most ${maxSounds}`
  problems.push(createError(toLabel(root, pack.path), reason))
  return []
}

function listFiles(folder: Folder): string[] {
  return [
    ...folder.files.map((name) => join(folder.path, name)),
    ...folder.folders.flatMap(listFiles),
  ]
}

function toLabel(root: string, path: string): string {
  return toPosix(relative(root, path)) || basename(root)
}

function toPosix(path: string): string {
  return path.split(sep).join('/').normalize('NFC')
}
