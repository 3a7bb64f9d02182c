import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WholeWords } from '#app/ui/whole-words.tsx'

test('unbreakable words in a sentence are wrapped in their own elements [R9.06]', () => {
  const { container } = render(
    <p>
      <WholeWords sentence={(keep) => `Write to ${keep('a-b@c.test')} or ${keep('d@e.test')}.`} />
    </p>,
  )
  expect(container.textContent).toBe('Write to a-b@c.test or d@e.test.')
  expect(screen.getByText('a-b@c.test').className).toContain('inline-block')
  expect(container.querySelectorAll('span')).toHaveLength(2)
})

test('a sentence can start with such a word and contain it twice', () => {
  const { container } = render(
    <WholeWords sentence={(keep) => `${keep('X-1')} and ${keep('X-1')}`} />,
  )
  expect(container.textContent).toBe('X-1 and X-1')
  expect(screen.getAllByText('X-1')).toHaveLength(2)
})
