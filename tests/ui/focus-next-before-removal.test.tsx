import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'

function List() {
  const [names, setNames] = useState(['One', 'Two', 'Three'])
  return (
    <main tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="#more">{`About ${name}`}</a>
            <button
              type="button"
              onClick={(event) => {
                focusNextBeforeRemoval(event.currentTarget)
                setNames(names.filter((other) => other !== name))
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

test('removing an item focuses the next one, else the previous one, else the main landmark', async () => {
  render(<List />)
  const focused: (string | null)[] = []
  for (const name of ['Two', 'Three', 'One']) {
    await userEvent.click(screen.getByRole('button', { name }))
    const element = document.activeElement
    focused.push(element?.localName === 'main' ? 'main' : (element?.textContent ?? null))
  }
  expect(focused).toEqual(['Three', 'One', 'main'])
})

test('the focus moves to the same kind of button of the next item, which may have others', () => {
  render(
    <main tabIndex={-1}>
      <ul>
        <li>
          <button className="play">Play One</button>
          <button className="remove">Remove One</button>
          <button className="add">Add One</button>
        </li>
        <li>
          <button className="play">Play Two</button>
        </li>
        <li>
          <button className="remove">Remove Three</button>
          <button className="add">Add Three</button>
        </li>
      </ul>
    </main>,
  )
  const focusAfter = (name: string) => {
    focusNextBeforeRemoval(screen.getByRole('button', { name }))
    return document.activeElement?.textContent
  }
  expect(focusAfter('Remove One')).toBe('Remove Three')
  expect(focusAfter('Remove Three')).toBe('Remove One')
})
