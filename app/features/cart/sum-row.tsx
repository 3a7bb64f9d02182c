import type { ReactNode } from 'react'
import { formatMoney } from '#app/i18n/format.ts'
import type { Money } from '#app/provider/types.ts'
import { tunesText } from './tunes-text.ts'

interface SumRowProps {
  readonly label: ReactNode
  readonly money: Money
  /** Written with a minus: what is taken off. */
  readonly negative?: boolean
  /** The one sum that counts, large, in euros and Tunes. */
  readonly strong?: boolean
  /** A name for whoever looks for the sum. */
  readonly name: string
}

/** One row of a receipt's sums: what it is, Tunes, euros. Belongs into a `dl`. */
export function SumRow({ label, money, negative, strong, name }: SumRowProps) {
  const sign = negative ? '−' : ''
  return (
    <div
      data-sum={name}
      className={`flex flex-wrap items-baseline gap-x-4 ${strong ? 'border-t border-rule pt-3 text-xl font-bold' : ''}`}
    >
      <dt className="flex-1">{label}</dt>
      <dd className="figures ml-auto flex gap-4 text-right">
        <span className={strong ? '' : 'text-ink-soft'}>
          {sign}
          {tunesText(money)}
        </span>
        <span className="min-w-[5.5em]">
          {sign}
          {formatMoney(money)}
        </span>
      </dd>
    </div>
  )
}
