import type { ReactNode } from 'react'

interface ReceiptFrameProps {
  readonly title: string
  readonly hint: string
  /** Under the hint on wide screens: the way on, or the way back. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A page that is a receipt: its name large at the left, the paper with its lines at the right. */
export function ReceiptFrame({ title, hint, aside, children }: ReceiptFrameProps) {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 pt-10 pb-16 desktop:grid-cols-12 desktop:pt-16">
      <header className="grid content-start gap-4 desktop:sticky desktop:top-24 desktop:col-span-5 desktop:self-start">
        <h1 className="text-5xl font-extrabold tablet:text-7xl">{title}</h1>
        <p className="max-w-md text-lg">{hint}</p>
        {aside}
      </header>
      <div className="min-w-0 desktop:col-span-7">{children}</div>
    </div>
  )
}

/** The paper itself. */
export function ReceiptPaper({ children }: { readonly children: ReactNode }) {
  return <div className="border border-rule bg-paper p-4 mobile-lg:p-8">{children}</div>
}
