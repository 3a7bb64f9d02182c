import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/catalog/home-page.tsx'
import { loadHome } from '#app/features/catalog/home.queries.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/')({
  staticData: { layout: 'default' },
  loader: ({ context }) => loadHome(context.queryClient),
  head: () => pageHead({ title: '', description: m.catalog_home_description(), path: '/' }),
  component: HomePage,
})
