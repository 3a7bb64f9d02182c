import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from '#app/ui/field.tsx'

test('an error with the same text as the hint appears once and describes the field', () => {
  render(<TextField label="Password" hint="8 to 128 characters" error="8 to 128 characters" />)
  const error = screen.getByText('8 to 128 characters')
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe(error.id)
  expect(error.hasAttribute('data-field-error')).toBe(true)
})

test('a field is described by its hint and then by an error that differs from the hint', () => {
  render(<TextField label="Picture" hint="Up to 2 MB" error="This is too large" />)
  const [hint, error] = [screen.getByText('Up to 2 MB'), screen.getByText('This is too large')]
  expect(screen.getByLabelText('Picture').getAttribute('aria-describedby')).toBe(
    `${hint.id} ${error.id}`,
  )
})
