import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Combobox } from '#app/ui/combobox/combobox.tsx'
import type { ComboboxGroup } from '#app/ui/combobox/combobox-list.tsx'

const toOptions = (names: readonly string[]) =>
  names.map((name) => ({ key: name, text: name, value: name }))

const groups: ComboboxGroup<string>[] = [
  { label: 'Fruit', options: toOptions(['Apple', 'Apricot']) },
  { label: 'Trees', options: toOptions(['Aspen']) },
  { label: 'Birds', options: [] },
]

/** A text whose suggestions never arrive. */
const pendingText = 'aw'

interface FieldProps {
  readonly chosen: string[]
  readonly submitted: string[]
  readonly found: readonly ComboboxGroup<string>[]
}

function Field({ chosen, submitted, found }: FieldProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted.push(input?.value ?? '')
      }}
    >
      <input ref={setInput} type="search" aria-label="Plant" />
      {input ? (
        <Combobox
          input={input}
          label="Suggestions"
          load={(text) =>
            text === pendingText ? new Promise<never>(() => {}) : Promise.resolve(found)
          }
          onChoose={(value) => chosen.push(value)}
          formatCount={(count) => `${count} suggestions`}
        />
      ) : null}
      <button type="submit">Search</button>
    </form>
  )
}

/** Renders a field and types a text whose suggestions open. */
async function renderOpen(found = groups) {
  const chosen: string[] = []
  const submitted: string[] = []
  const user = userEvent.setup()
  render(<Field chosen={chosen} submitted={submitted} found={found} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Plant' })
  await user.type(field, 'a')
  if (found === groups) await waitFor(() => expect(isOpen(field)).toBe(true))
  return { user, field, chosen, submitted }
}

const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded') === 'true'

function getActive(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-activedescendant')
  const active = id === null ? null : document.getElementById(id)
  const selected = screen
    .queryAllByRole('option', { hidden: true })
    .filter((option) => option.getAttribute('aria-selected') === 'true')
  expect(selected).toEqual(active ? [active] : [])
  return active?.textContent ?? null
}

test('suggestions open in groups; the field controls them and keeps the focus [P2.04]', async () => {
  const { field } = await renderOpen()
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  expect(field.getAttribute('aria-autocomplete')).toBe('list')
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Fruit',
    'Trees',
  ])
  expect(document.activeElement).toBe(field)
  expect(getActive(field)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
})

test('arrow keys move through all groups and past the ends back to the text [P2.04]', async () => {
  const { user, field } = await renderOpen()
  const activeOptions: (string | null)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await user.keyboard(`{${key}}`)
    activeOptions.push(getActive(field))
  }
  expect(activeOptions).toEqual(['Apple', 'Apricot', 'Aspen', null, 'Aspen', 'Apricot'])
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('a')
})

test('Enter chooses the active suggestion and does not submit the form [P2.04]', async () => {
  const { user, field, chosen, submitted } = await renderOpen()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen).toEqual(['Apricot'])
  expect(submitted).toEqual([])
  expect(isOpen(field)).toBe(false)
})

test('Enter without an active suggestion submits the text and closes the suggestions [P2.04]', async () => {
  const { user, field, chosen, submitted } = await renderOpen()
  await user.keyboard('{Enter}')
  expect(submitted).toEqual(['a'])
  expect(chosen).toEqual([])
  expect(isOpen(field)).toBe(false)
})

test('Escape closes the suggestions and keeps the text; an arrow key reopens them [P2.04]', async () => {
  const { user, field } = await renderOpen()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(isOpen(field)).toBe(false)
  expect(getActive(field)).toBeNull()
  expect(field.value).toBe('a')
  await user.keyboard('{ArrowDown}')
  expect(isOpen(field)).toBe(true)
  expect(getActive(field)).toBeNull()
})

test('an arrow key does not open suggestions for an outdated text [P2.04]', async () => {
  const { user, field } = await renderOpen()
  await user.clear(field)
  await user.keyboard('{ArrowDown}')
  expect(isOpen(field)).toBe(false)
  await user.paste(pendingText)
  await user.keyboard('{ArrowDown}')
  expect(isOpen(field)).toBe(false)
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s returns to the text without closing the suggestions [P2.04]',
  async (key) => {
    const { user, field } = await renderOpen()
    await user.keyboard(`{ArrowDown}{${key}}`)
    expect(getActive(field)).toBeNull()
    expect(isOpen(field)).toBe(true)
  },
)

test('a pressed suggestion is chosen [P2.04]', async () => {
  const { user, field, chosen } = await renderOpen()
  await user.click(screen.getByRole('option', { name: 'Aspen' }))
  expect(chosen).toEqual(['Aspen'])
  expect(isOpen(field)).toBe(false)
  expect(document.activeElement).toBe(field)
})

test('leaving the field closes the suggestions [P2.04]', async () => {
  const { user, field } = await renderOpen()
  await user.tab()
  expect(isOpen(field)).toBe(false)
})

test('clearing the field closes the suggestions [P2.04]', async () => {
  const { user, field } = await renderOpen()
  await user.clear(field)
  expect(isOpen(field)).toBe(false)
})

test('without suggestions, nothing opens [P2.04]', async () => {
  const { user, field, submitted } = await renderOpen([{ label: 'Fruit', options: [] }])
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
  expect(isOpen(field)).toBe(false)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(submitted).toEqual(['a'])
})

test('text typed before the suggestions had loaded is looked up [P2.04]', async () => {
  const input = document.createElement('input')
  document.body.append(input)
  input.focus()
  input.value = 'a'
  const lookedUp: string[] = []
  render(
    <Combobox
      input={input}
      label="Suggestions"
      load={async (text) => {
        lookedUp.push(text)
        return groups
      }}
      onChoose={() => {}}
      formatCount={String}
    />,
  )
  await waitFor(() => expect(isOpen(input)).toBe(true))
  expect(lookedUp).toEqual(['a'])
  input.remove()
})

test('after the suggestions are unmounted, the field is a plain text field again [P2.04]', async () => {
  const { user, field } = await renderOpen()
  await user.keyboard('{ArrowDown}')
  cleanup()
  expect(field.getAttributeNames()).toEqual(['aria-label', 'type'])
})
