// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from '#app/ui/field.tsx'

afterEach(cleanup)

test('a refusal in the words of the hint is said once and tied to the field', () => {
  render(<TextField label="Password" hint="8 to 128 characters" error="8 to 128 characters" />)
  const said = screen.getByText('8 to 128 characters')
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe(said.id)
  expect(said.hasAttribute('data-field-error')).toBe(true)
})

test('a refusal in other words leaves the hint where it was', () => {
  render(<TextField label="Picture" hint="Up to 2 MB" error="This is too large" />)
  const [hint, error] = [screen.getByText('Up to 2 MB'), screen.getByText('This is too large')]
  expect(screen.getByLabelText('Picture').getAttribute('aria-describedby')).toBe(
    `${hint.id} ${error.id}`,
  )
})
