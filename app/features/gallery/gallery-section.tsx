import type { ReactNode } from 'react'

/** A section of the gallery, with a heading. */
export function GallerySection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-outline py-6">
      <h2 className="text-2xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  )
}
