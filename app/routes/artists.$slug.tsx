import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { getArtistKey } from '#app/features/artists/artist-page-data.ts'
import type { ArtistPageData } from '#app/features/artists/artist-page-data.ts'
import { ArtistPage } from '#app/features/artists/artist-page.tsx'
import { artistQuery } from '#app/features/artists/artists.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { codePattern } from '#provider/contract/codes.ts'
import { loadPage, loadQuery } from '#app/router/load-page.ts'

export const Route = createFileRoute('/artists/$slug')({
  staticData: { layout: 'colored' },
  loader: (loader) => {
    // Rejects malformed slugs before calling the provider.
    if (!codePattern.test(loader.params.slug)) throw notFound()
    return loadPage(loader, () => loadQuery(loader.context, artistQuery(loader.params.slug)))
  },
  head: ({ match, params: { slug } }) => {
    const artist = match.context.queryClient.getQueryData<ArtistPageData>(getArtistKey(slug))
    return buildPageHead({
      match,
      title: artist?.name ?? '',
      description: artist?.description[0],
      path: `/artists/${slug}`,
      data: artist?.structuredData ?? [],
    })
  },
  component: function Artist() {
    const { slug } = Route.useParams()
    return <ArtistPage slug={slug} artist={useSuspenseQuery(artistQuery(slug)).data} />
  },
})
