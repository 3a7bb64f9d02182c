import { createServerFn } from '@tanstack/react-start'
import { requestScope } from '#app/request-scope/request-scope.server.ts'

/** Whether this shop shows its kit: while it is developed, or where the setting asks for it. */
export const isGalleryEnabled = createServerFn({ method: 'GET' }).handler(
  (): boolean => import.meta.env.DEV || requestScope().app.settings.galleryPage,
)
