import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '#app/ui/button.tsx'

test('a busy button ignores clicks and keeps the focus [R9.12]', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  rerender(form(true))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect(button.hasAttribute('disabled')).toBe(false)
})
