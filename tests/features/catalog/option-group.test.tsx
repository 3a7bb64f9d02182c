import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { OptionGroup } from '#app/features/catalog/filters/option-group.tsx'
import { renderInShop } from '../render-in-shop.tsx'

/** Twelve tags in descending order of frequency. */
const options = Array.from({ length: 12 }, (_, index) => ({
  value: `tag-${index}`,
  label: `Tag ${index}`,
  count: 100 - index,
}))

/** A group that checks the clicked options. */
function Group({ checked = [] }: { readonly checked?: readonly string[] }) {
  const [selected, setSelected] = useState(checked)
  const props = { name: 'tag', options, isCapped: false, selected } as const
  return <OptionGroup {...props} onChange={() => setSelected(['tag-11'])} />
}

const find = (name: RegExp) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })

test('a checked option keeps its position and the focus [P2.05]', async () => {
  renderInShop(<Group />)
  const option = find(/^Tag 11/)
  option.closest('details')?.setAttribute('open', '')
  await userEvent.click(option)
  expect(document.activeElement).toBe(option)
  expect(option.checked).toBe(true)
  expect(option.closest('details')).not.toBeNull()
})

test('a long list starts with its most frequent and its checked options [P2.05]', () => {
  renderInShop(<Group checked={['tag-11']} />)
  expect(find(/^Tag 7/).closest('details')).toBeNull()
  expect(find(/^Tag 11/).closest('details')).toBeNull()
  expect(find(/^Tag 8/).closest('details')).not.toBeNull()
})

test('the language of a name does not apply to its count [P1.14]', () => {
  const genres = [{ value: 'house', label: 'House', count: 1234 }]
  renderInShop(
    <OptionGroup
      name="genre"
      options={genres}
      isCapped={false}
      selected={[]}
      onChange={() => {}}
    />,
  )
  expect(screen.getByText('House').lang).toBe('en')
  expect(screen.getByText('1,234').closest('[lang=en]')).toBeNull()
})
