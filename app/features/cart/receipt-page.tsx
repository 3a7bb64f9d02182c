import type { ReactNode } from 'react'
import { TitleText } from '#app/ui/page-title.tsx'

interface ReceiptPageProps {
  readonly title: string
  readonly hint: string
  /** Shown below the hint. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The layout of the cart and checkout pages: a large title next to the receipt. */
export function ReceiptPage({ title, hint, aside, children }: ReceiptPageProps) {
  return (
    <div className="surface-tint page-width grid flex-1 content-start gap-x-12 gap-y-6 pt-2 pb-16 desktop:grid-cols-12">
      <header className="grid content-start gap-4 desktop:sticky desktop:top-24 desktop:col-span-5 desktop:self-start">
        <TitleText title={title} />
        <p className="max-w-md text-lg">{hint}</p>
        {aside}
      </header>
      <div className="min-w-0 desktop:col-span-7">{children}</div>
    </div>
  )
}

/** The paper of the receipt, with a torn bottom edge. */
export function ReceiptPaper({ children }: { readonly children: ReactNode }) {
  return (
    <div className="surface-base torn-edge p-4 pb-10 mobile-lg:p-8 mobile-lg:pb-14">{children}</div>
  )
}
