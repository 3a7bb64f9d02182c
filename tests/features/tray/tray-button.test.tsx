import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '#app/features/tray/lane.ts'
import { createLoop } from './example-tray.ts'

const [a, b] = [createLoop('a'), createLoop('b')]

beforeEach(() => vi.resetModules())

/** Renders the button on a page where the tray itself has not been loaded. */
async function renderButton() {
  const { TrayButton } = await import('#app/features/tray/tray-button.tsx')
  render(<TrayButton track={a} />)
  return screen.getByRole('button')
}

async function loadTray() {
  return (await import('#app/features/tray/use-tray.ts')).tray
}

function addInOtherTab(...tracks: readonly object[]) {
  const lanes = tracks.map((track) => ({ track, ...defaultSettings }))
  localStorage.setItem('tray', JSON.stringify(lanes))
}

test('adding a sound keeps it if another tab has already added it [P3.11]', async () => {
  const button = await renderButton()
  addInOtherTab(a, b)
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  const tray = await loadTray()
  expect(tray.get().lanes.map(({ track }) => track.id)).toEqual(['a', 'b'])
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  expect(tray.get().lanes.map(({ track }) => track.id)).toEqual(['b'])
  act(() => tray.setLanes([]))
})

test('what was removed comes back on request, but not into another tray [P3.11]', async () => {
  const tray = await loadTray()
  const { removeTrack } = await import('#app/features/tray/change-tray.ts')
  const { getOpenToasts } = await import('#app/ui/toast-store.ts')
  const getIds = () => tray.get().lanes.map(({ track }) => track.id)
  tray.setLanes([a, b].map((track) => ({ track, ...defaultSettings })))
  const remove = () => {
    removeTrack(a)
    expect(getIds()).toEqual(['b'])
    return getOpenToasts()[0]?.action?.run ?? expect.fail('no toast offers to undo it')
  }
  remove()()
  expect(getIds()).toEqual(['a', 'b'])
  const undo = remove()
  tray.open([{ track: createLoop('c'), ...defaultSettings }], 'link')
  undo()
  expect(getIds()).toEqual(['c'])
  tray.restore()
  tray.setLanes([])
})
