import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddPasskeyForm } from '#app/features/account-settings/add-passkey-form.tsx'
import { startAddingPasskey } from '#app/features/account-settings/passkeys.functions.ts'
import { sessionsQuery } from '#app/features/account-settings/security.queries.ts'
import { createRefusal, fail } from '#app/provider/failure.ts'
import type { KnownReason } from '#app/provider/failure.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const date = '2026-11-21T10:00:00.000Z'

/** Renders the form for a customer whose browser is listed as "Firefox, Windows". */
function renderForm() {
  const queryClient = createTestQueryClient(customerSession)
  const session = { id: 'a', startedAt: date, lastUsedAt: date, isCurrent: true }
  const sessions = [{ ...session, deviceName: 'Firefox, Windows' }]
  queryClient.setQueryData(sessionsQuery(5).queryKey, sessions)
  renderInShop(<AddPasskeyForm customerId={5} />, queryClient)
}

/** Refuses the next request as `startAddingPasskey` does, with an error for the password field. */
function refuse(reason: KnownReason): void {
  const messages = [{ field: 'passkey_password', text: '', reason }]
  vi.mocked(startAddingPasskey).mockResolvedValueOnce(
    fail(createRefusal(422, { reason, messages })),
  )
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
const findPassword = () => screen.findByLabelText<HTMLInputElement>('Current password')

beforeEach(() => void vi.mocked(startAddingPasskey).mockReset())

afterEach(() => {
  cleanup()
  for (const { id } of getOpenToasts()) closeToast(id)
})

test("the default name of a new passkey is that of the visitor's browser", () => {
  renderForm()
  const name = screen.getByLabelText<HTMLInputElement>('Passkey name')
  expect(name.value).toBe('Firefox, Windows')
})

test('the current password is requested only when the provider requires it, without an error', async () => {
  renderForm()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  refuse('current_password_missing')
  await submit()
  const password = await findPassword()
  expect(document.activeElement).toBe(password)
  expect(document.querySelector('[data-field-error]')).toBeNull()
  expect(getOpenToasts()).toEqual([])
})

test('a wrong or empty password is reported next to its field', async () => {
  renderForm()
  refuse('current_password_missing')
  await submit()
  const password = await findPassword()
  refuse('current_password_missing')
  await submit()
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  refuse('wrong_password')
  await userEvent.type(password, 'not the right one')
  await submit()
  await waitFor(() =>
    expect(document.querySelector('[data-field-error]')?.textContent).toBe(
      'Your current password is incorrect',
    ),
  )
  expect(vi.mocked(startAddingPasskey)).toHaveBeenLastCalledWith({
    data: { passkey_name: 'Firefox, Windows', passkey_password: 'not the right one' },
  })
})
