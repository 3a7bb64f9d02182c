import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/catalog/home-page.tsx'
import { loadHome } from '#app/features/catalog/load-home.ts'
import { pageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/')({
  staticData: { layout: 'default' },
  loader: () => loadHome(),
  head: () => pageHead({ title: '', description: m.catalog_home_description(), path: '/' }),
  component: function Home() {
    return <HomePage {...Route.useLoaderData()} />
  },
})
