import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithdrawalReceived } from '#app/features/withdrawal/withdrawal-received.tsx'
import { m } from '#app/paraglide/messages.js'
import { renderInShop } from '../render-in-shop.tsx'

test.each([true, false])(
  'the page serves as a receipt, whether or not one is emailed: emailed %s',
  (isMailed) => {
    const draft = { name: 'Ann', email: 'ann@example.com', choice: 'other', contract: 'Order 12' }
    const receipt = { reference: 'W-1', receivedAt: '2026-03-01T12:00:00Z', refund: null, isMailed }
    renderInShop(<WithdrawalReceived draft={draft} result={receipt} />)
    expect(screen.getByText('Order 12')).toBeTruthy()
    const mailed = m.withdrawal_mailed({ email: draft.email })
    expect(document.body.textContent.includes(mailed)).toBe(isMailed)
    expect(screen.getByText(m.withdrawal_keep_page())).toBeTruthy()
  },
)
