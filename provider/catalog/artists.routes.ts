import type { wireArtist } from '../contract/artist.ts'
import { codePattern } from '../contract/codes.ts'
import type { Sent } from '../contract/sent.ts'
import { findArtist } from './artists.store.ts'
import type { ArtistDetail } from './artists.store.ts'
import type { Context, ProviderApp } from '../context.ts'
import { getPortraitUrl } from './extension-fields.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { throwNotFound } from '../platform/http/http-error.ts'

/** Mounts the public route for single artists, an extension of Bagisto's API. */
export function mountArtists(app: ProviderApp, { db, files }: Context): void {
  app.get('/api/v1/artists/:slug', async (c) => {
    const slug = c.req.param('slug')
    if (!codePattern.test(slug)) throwNotFound()
    const artist = await findArtist(db, slug, c.get('locale'))
    if (artist === null) throwNotFound()
    return c.json({ data: serializeArtist(files.catalogue, artist) })
  })
}

/** Serializes an artist; `name_locale` is the label's language, which the name is in. */
function serializeArtist(files: FileStore, { row, ...detail }: ArtistDetail) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    name_locale: row.text_locale,
    description: detail.description,
    text_locale: detail.textLocale,
    portrait_url: getPortraitUrl(files, row),
    packs_count: detail.counts.pack,
    loops_count: detail.counts.loop,
    one_shots_count: detail.counts['one-shot'],
  } satisfies Sent<typeof wireArtist>
}
