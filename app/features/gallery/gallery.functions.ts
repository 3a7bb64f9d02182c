import { createServerFn } from '@tanstack/react-start'
import { requestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Returns whether the gallery is available: in development, or if the setting `GALLERY_PAGE` is on.
 */
export const isGalleryEnabled = createServerFn({ method: 'GET' }).handler(
  (): boolean => import.meta.env.DEV || requestScope().app.settings.galleryPage,
)
