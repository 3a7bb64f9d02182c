import { createServerFn } from '@tanstack/react-start'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Returns whether the gallery is available: in development, or if the setting `GALLERY_PAGE` is on.
 */
export const isGalleryEnabled = createServerFn({ method: 'GET' }).handler(
  (): boolean => import.meta.env.DEV || getRequestScope().app.settings.galleryPage,
)
