import { createServerFn } from '@tanstack/react-start'
import { requestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Whether the gallery is available: in development, and if the setting `GALLERY_PAGE` enables it.
 */
export const isGalleryEnabled = createServerFn({ method: 'GET' }).handler(
  (): boolean => import.meta.env.DEV || requestScope().app.settings.galleryPage,
)
