import type { ReactNode } from 'react'

/** A list of labeled withdrawal details. */
export function WithdrawalFacts({
  facts,
}: {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}) {
  return (
    <dl className="border-b border-outline">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-outline py-3 mobile-lg:grid-cols-[1fr_2fr]"
        >
          <dt className="text-sm text-on-surface-muted mobile-lg:pt-0.5">{label}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
