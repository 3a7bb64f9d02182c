import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listPurchasedFiles } from '#app/provider-embedded/db/purchased-files.ts'
import { hashPackContents } from '#app/provider-embedded/domain/pack-contents.ts'
import type { Context } from '#app/provider-embedded/http/context.ts'

/**
 * Removes what a new catalogue left behind: files by name, and ZIPs of packs as they once were. A
 * catalogue outside the data folder may serve other shops as well, so its files stay. What cannot be
 * removed stays too: room on the disk is not worth a shop that does not open.
 */
export async function pruneFiles(context: Context, names: readonly string[]): Promise<void> {
  const { dataDir, catalogueDir } = context.options
  const isOwn = catalogueDir !== null && !relative(dataDir, catalogueDir).startsWith('..')
  const files = isOwn ? names.map((name) => join(catalogueDir, 'files', name)) : []
  const removals = [...files, ...(await oldZips(context))].map((path) => rm(path))
  const results = await Promise.allSettled(removals)
  const removed = results.filter(({ status }) => status === 'fulfilled').length
  if (removed > 0) context.log({ level: 'info', event: 'old-files-removed', files: removed })
}

/** A pack's ZIP is made anew from its WAVs whenever it is wanted and missing. */
async function oldZips({ db, options }: Context): Promise<string[]> {
  const folder = join(options.dataDir, 'packs')
  const packs = await db.selectFrom('products').selectAll().where('kind', '=', 'pack').execute()
  const current = new Set(
    (await listPurchasedFiles(db, packs)).flatMap((file) =>
      file.kind === 'zip' ? [`${hashPackContents(file.contents)}.zip`] : [],
    ),
  )
  const found = await readdir(folder).catch(() => [])
  return found
    .filter((name) => /^[0-9a-f]{64}\.zip$/.test(name) && !current.has(name))
    .map((name) => join(folder, name))
}
