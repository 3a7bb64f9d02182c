import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { readExportedPack } from '../../catalog/exported-packs.store.ts'
import type { OwnPack } from '../../catalog/own-packs/own-packs.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { describeManifest } from './manifest/describe-manifest.ts'
import type { ExportedSound } from './manifest/describe-manifest.ts'
import type { FileStore, HashedFile } from '../../platform/files/file-store.ts'
import { toKey } from '../../platform/files/hashed-files.ts'
import { parseImportRecord } from './manifest/import-record.ts'
import type { ImportRecord } from './manifest/import-record.ts'
import { createError } from './problem.ts'
import type { Problem } from './problem.ts'
import { parsePackManifest } from './manifest/read-pack-manifest.ts'

interface ExportedFolder {
  readonly count: number
  readonly problems: readonly Problem[]
}

/**
 * Writes a pack to a new subfolder of `folder`, omitting missing files. Rejects with the file
 * system's error for any other failure.
 */
export async function exportPack(
  db: Database,
  pack: OwnPack,
  { folder, catalogue }: { readonly folder: string; readonly catalogue: FileStore },
): Promise<ExportedFolder> {
  const { slug } = pack.row
  const problems: Problem[] = []
  const copy = async (file: Omit<HashedFile, 'bytes'>, path: string): Promise<boolean> => {
    const key = toKey(file)
    if (await copyUnlessMissing(catalogue, key, join(folder, slug, path))) return true
    const reason = `its file ${catalogue.describe(key)} is missing; restore it from a backup`
    problems.push(createError(`${slug}/${path}`, reason))
    return false
  }
  const record = parseImportRecord(pack.manifest)
  const exported = await readExportedPack(db, pack.row)
  const sounds: ExportedSound[] = []
  for (const sound of placeSounds(exported.sounds, record)) {
    const file = { sha256: sound.row.wav_sha256, extension: 'wav' }
    if (await copy(file, sound.path)) sounds.push(sound)
  }
  const copyPicture = async (name: string, picture: ImportRecord['cover']) => {
    if (picture === null) return null
    const path = `${name}.${picture.extension}`
    return (await copy(picture, path)) ? path : null
  }
  const pictures = {
    cover: await copyPicture('cover', record.cover),
    portrait: await copyPicture('portrait', record.portrait),
  }
  const manifest = describeManifest(pack, { exported, sounds, pictures, record })
  const text = stringify(manifest, { lineWidth: 100 })
  await mkdir(join(folder, slug), { recursive: true })
  await writeFile(join(folder, slug, 'pack.yaml'), text)
  return {
    count: sounds.length,
    problems: [...problems, ...listFaults(slug, text, pack.row.text_locale)],
  }
}

async function copyUnlessMissing(store: FileStore, key: string, target: string): Promise<boolean> {
  if ((await store.stat(key)) === null) return false
  await mkdir(dirname(target), { recursive: true })
  // Other users of the machine must not be able to read sounds for sale.
  await writeFile(target, store.read(key), { mode: 0o600 })
  return true
}

/** Lists the faults for which an import would refuse a manifest. */
function listFaults(slug: string, text: string, language: Locale): Problem[] {
  const result = parsePackManifest(text, language)
  if (result.kind === 'manifest') return []
  return result.reasons.map((reason) => createError(`${slug}/pack.yaml`, reason))
}

/** Gives each sound the path of the label's file, with the extension of the sold WAV. */
function placeSounds(
  rows: readonly ExportedSound['row'][],
  { sounds }: ImportRecord,
): ExportedSound[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const stem = (sounds[row.slug]?.path ?? row.slug).replace(/\.[^./]+$/, '')
    let path = `${stem}.wav`
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${stem}_${number}.wav`
    taken.add(path.toLowerCase())
    return { row, path }
  })
}
