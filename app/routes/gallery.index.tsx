import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '#app/features/gallery/gallery-page.tsx'

export const Route = createFileRoute('/gallery/')({ component: GalleryPage })
