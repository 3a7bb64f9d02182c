import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getTotalLabel, VatExemption, VatRow } from '#app/features/cart/vat-row.tsx'
import { toMoney } from '#provider/contract/money.ts'
import type { Vat } from '#app/provider/types/vat.ts'

const finnish: Vat = { isExempt: false, country: 'FI', percent: 25.5, amount: toMoney(203) }
const exempt: Vat = { isExempt: true, country: null, percent: 0, amount: toMoney(0) }

function readText(vat: Vat | null): string {
  render(
    <>
      <VatRow vat={vat} />
      <VatExemption vat={vat} />
    </>,
  )
  const text = document.body.textContent ?? ''
  cleanup()
  return text
}

test('a total shows the rate, country and amount of its VAT [P5.07]', () => {
  expect(readText(finnish)).toBe('Includes 25.5% VAT (Finland)€2.03')
  expect(readText({ ...finnish, country: null })).toBe('Includes VAT€2.03')
  expect(getTotalLabel(finnish)).toBe('Total incl. VAT')
})

test('a small business shows why it charges no VAT, and no total with VAT [P5.07]', () => {
  expect(readText(exempt)).toBe('No VAT is charged: small-business exemption.')
  expect(getTotalLabel(exempt)).toBe('Total')
})

test('a customer outside the EU sees no VAT and no exemption [P5.07]', () => {
  const outside = { ...exempt, isExempt: false }
  expect(readText(outside)).toBe('')
  expect(getTotalLabel(outside)).toBe('Total')
  expect(readText(null)).toBe('')
  expect(screen.queryByRole('term')).toBeNull()
})
