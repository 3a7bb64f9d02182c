// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '#app/ui/button.tsx'

afterEach(cleanup)

test('R9.12 a busy button takes no second click, and keeps the focus', async () => {
  const clicked = vi.fn<() => void>()
  const sent = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Button type="submit" busy={busy} onClick={clicked}>
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
  expect([clicked.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
  expect(button.hasAttribute('disabled')).toBe(false)
})
