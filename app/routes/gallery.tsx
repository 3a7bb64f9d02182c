import { Outlet, createFileRoute, notFound } from '@tanstack/react-router'
import { isGalleryEnabled } from '#app/features/gallery/gallery.functions.ts'
import { pageHead } from '#app/features/seo/page-head.ts'

export const Route = createFileRoute('/gallery')({
  loader: async () => {
    if (!(await isGalleryEnabled())) throw notFound()
  },
  head: ({ match }) => pageHead({ title: 'Gallery', path: '/gallery', noIndex: true, match }),
  component: Outlet,
})
