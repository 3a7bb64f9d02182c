import { createFileRoute } from '@tanstack/react-router'
import { isGalleryEnabled } from '#app/features/gallery/gallery.functions.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { Splash } from '#app/ui/splash.tsx'

/** Renders only in the browser, after its data has loaded; shows the splash screen until then. */
export const Route = createFileRoute('/gallery/client-only')({
  ssr: false,
  loader: async () => {
    await isGalleryEnabled()
  },
  head: () =>
    buildPageHead({ title: 'Client-only page', path: '/gallery/client-only', noIndex: true }),
  pendingComponent: () => <Splash label={m.shop_page_loading()} />,
  component: () => <h1 className="page-width py-16 text-4xl">Here at last</h1>,
})
