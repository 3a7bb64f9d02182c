import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#app/features/crates/favorites-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, maxLength } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ crate: maxLength(15, /^\d+$/) })

export const Route = createFileRoute('/favorites')({
  staticData: { layout: 'colored' },
  validateSearch,
  head: () =>
    buildPageHead({
      title: m.favorites_title(),
      description: m.favorites_description(),
      path: '/favorites',
      noIndex: true,
    }),
  component: function Favorites() {
    return <FavoritesPage crateId={Number(Route.useSearch().crate)} />
  },
})
