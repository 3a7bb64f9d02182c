import { getSiteMessage } from '#app/i18n/site-messages.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { ArtistDetail } from '#app/provider/types/product.ts'
import { buildBreadcrumbList } from './structured-data.ts'

/**
 * Builds the JSON-LD of an artist page: artist and breadcrumbs. See https://schema.org/MusicGroup,
 * which also covers solo musicians.
 */
export function buildArtistData(artist: ArtistDetail, origin: string): object[] {
  const path = `/artists/${artist.slug}`
  const toUrl = (target: string) => origin + localizePath(target, getCurrentLocale())
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MusicGroup',
      name: artist.name,
      url: toUrl(path),
      ...(artist.description.length > 0 ? { description: artist.description.join(' ') } : {}),
      ...(artist.portrait === null ? {} : { image: new URL(artist.portrait.url, origin).href }),
    },
    buildBreadcrumbList(
      [
        { name: getSiteMessage('site_home'), path: '/' },
        { name: m.catalog_title(), path: '/catalog' },
        { name: artist.name, path },
      ],
      toUrl,
    ),
  ]
}
