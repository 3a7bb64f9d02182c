import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { repeatChoices } from '#app/layouts/repeat-choices.ts'

function TextField({ onChoose }: { readonly onChoose: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <input
      aria-label="code"
      value={value}
      onChange={(event) => {
        setValue(event.currentTarget.value)
        onChoose(event.currentTarget.value)
      }}
    />
  )
}

test('a text typed before the page was hydrated reaches a field that React controls', () => {
  const onChoose = vi.fn<(value: string) => void>()
  render(<TextField onChoose={onChoose} />)
  const field = screen.getByLabelText<HTMLInputElement>('code')
  repeatChoices(new Map([[field, 'SPRING']]))
  expect(onChoose).toHaveBeenLastCalledWith('SPRING')
  expect(field.value).toBe('SPRING')
})

test('a checkbox is changed once, to what the visitor has chosen', () => {
  const onChange = vi.fn<(isChecked: boolean) => void>()
  render(
    <input
      type="checkbox"
      aria-label="filter"
      onChange={(event) => onChange(event.currentTarget.checked)}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('filter')
  repeatChoices(new Map([[field, true]]))
  expect(onChange.mock.calls).toEqual([[true]])
  expect(field.checked).toBe(true)
})

test('the chosen radio button is chosen again, and the one it has replaced is left alone', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(
    ['20', '100'].map((value) => (
      <input
        key={value}
        type="radio"
        name="amount"
        aria-label={value}
        value={value}
        onChange={() => onChange(value)}
      />
    )),
  )
  const [first, second] = ['20', '100'].map((label) => screen.getByLabelText(label))
  if (!first || !second) throw new Error('The radio buttons are missing.')
  repeatChoices(
    new Map([
      [first, false],
      [second, true],
    ]),
  )
  expect(onChange.mock.calls).toEqual([['100']])
})

test('a picture that was chosen early does not keep later choices from being repeated', () => {
  const onClick = vi.fn<() => void>()
  render(
    <>
      <input type="file" aria-label="picture" />
      <button type="button" onClick={onClick}>
        play
      </button>
    </>,
  )
  repeatChoices(
    new Map([
      [screen.getByLabelText('picture'), String.raw`C:\fakepath\me.png`],
      [screen.getByText('play'), ''],
    ]),
  )
  expect(onClick).toHaveBeenCalledOnce()
})

test('a control that is no longer in the page is left alone', () => {
  const onClick = vi.fn<() => void>()
  const { unmount } = render(
    <button type="button" onClick={onClick}>
      play
    </button>,
  )
  const button = screen.getByText('play')
  unmount()
  repeatChoices(new Map([[button, '']]))
  expect(onClick).not.toHaveBeenCalled()
})
