import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { fitDisplaySize, getAccentPadding, getDisplayLineHeight } from './display-size.ts'

const pageTitleVariants = cva('surface-tint page-width grid content-start gap-5 pt-2', {
  variants: {
    spacing: { normal: 'pb-8 tablet:pb-12', compact: 'pb-4 tablet:pb-5' },
  },
  defaultVariants: { spacing: 'normal' },
})

interface PageTitleProps extends VariantProps<typeof pageTitleVariants> {
  readonly title: string
  /** Content below the title, on the same surface. */
  readonly children?: ReactNode
}

/** The page title in large type, on a tinted surface that continues the header's. */
export function PageTitle({ title, spacing, children }: PageTitleProps) {
  return (
    <header className={pageTitleVariants({ spacing })}>
      <TitleText title={title} />
      {children}
    </header>
  )
}

/**
 * The title without the surface, as large as its longest word allows, up to the maximum heading
 * size.
 */
export function TitleText({ title }: { readonly title: string }) {
  return (
    <div className="@container">
      <h1
        style={{
          fontSize: `min(clamp(3.25rem, 8.4vw, 6rem), ${fitDisplaySize(title, 40)})`,
          lineHeight: getDisplayLineHeight(title),
          paddingTop: getAccentPadding(title),
        }}
        className="display-type -ml-[0.04em]"
      >
        {title}
      </h1>
    </div>
  )
}
