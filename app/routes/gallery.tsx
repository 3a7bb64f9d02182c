import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { isGalleryEnabled } from '#app/features/gallery/gallery.functions.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'

export const Route = createFileRoute('/gallery')({
  loader: async () => {
    if (!(await isGalleryEnabled())) throw notFound()
  },
  head: ({ match }) => buildPageHead({ title: 'Gallery', path: '/gallery', noIndex: true, match }),
  component: Outlet,
})
