import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { readExportedPack } from '../db/exported-packs.ts'
import { listOwnPacks } from '../db/own-packs.ts'
import type { OwnPack } from '../db/own-packs.ts'
import type { Database } from '../db/schema.ts'
import { describeManifest } from './describe-manifest.ts'
import type { ExportedSound } from './describe-manifest.ts'
import { getStoredPath } from './file-store.ts'
import { FolderError } from './import-folder.ts'
import { parseImportRecord } from './import-record.ts'
import type { ImportRecord } from './import-record.ts'
import type { Output } from './progress.ts'
import type { FileFolders } from './remove-unused-files.ts'
import { formatCount } from './report.ts'

interface ExportOptions extends FileFolders {
  /** An empty or new folder. */
  readonly folder: string
  readonly output: Output
}

/**
 * Writes the imported packs as folders with a manifest, the sold WAVs and the pictures, which give the
 * same shop elsewhere. Returns whether all files could be written; throws a `FolderError` if the
 * folder is not empty.
 */
export async function exportPacks(db: Database, options: ExportOptions): Promise<boolean> {
  const { folder, output } = options
  await requireEmpty(folder)
  const packs = await listOwnPacks(db)
  for (const pack of packs) {
    const count = await exportPack(db, pack, options)
    output.print(
      output.isJson
        ? JSON.stringify({ event: 'pack', pack: pack.row.slug, outcome: 'exported', sounds: count })
        : `${pack.row.name}: exported (${formatCount(count, 'sound')})`,
    )
  }
  if (!output.isJson) output.print(`${formatCount(packs.length, 'pack')} exported to ${folder}.`)
  return true
}

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length > 0) throw new FolderError(`${folder} is not empty; name a new folder.`)
}

async function exportPack(
  db: Database,
  pack: OwnPack,
  { folder, soundsDir }: ExportOptions,
): Promise<number> {
  const record = parseImportRecord(pack.manifest)
  const target = join(folder, pack.row.slug)
  const exported = await readExportedPack(db, pack.row)
  const sounds = placeSounds(exported.sounds, record)
  for (const { path, row } of sounds) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    const source = getStoredPath(soundsDir, { sha256: row.wav_sha256, extension: 'wav' })
    await copyFile(source, join(target, path))
  }
  const pictures = {
    cover: await copyPicture('cover', record.cover, { target, soundsDir }),
    portrait: await copyPicture('portrait', record.portrait, { target, soundsDir }),
  }
  const manifest = describeManifest(pack, { exported, sounds, pictures, record })
  await writeFile(join(target, 'pack.yaml'), stringify(manifest, { lineWidth: 100 }))
  return sounds.length
}

async function copyPicture(
  name: 'cover' | 'portrait',
  picture: ImportRecord['cover'],
  { target, soundsDir }: { readonly target: string; readonly soundsDir: string },
): Promise<string | null> {
  if (picture === null) return null
  const file = `${name}.${picture.extension}`
  await copyFile(getStoredPath(soundsDir, picture), join(target, file))
  return file
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
