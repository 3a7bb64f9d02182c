import { createFileRoute } from '@tanstack/react-router'
import { KitPage } from '#app/features/kit/kit-page.tsx'

export const Route = createFileRoute('/kit/')({ component: KitPage })
