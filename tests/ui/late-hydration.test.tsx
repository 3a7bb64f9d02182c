import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateContent, useLateHydration, wakeAll } from '#app/ui/late-hydration.tsx'

const idle: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  delete document.documentElement.dataset['hydrated']
})
afterEach(() => {
  wakeAll()
  for (let next = idle.shift(); next; next = idle.shift()) next()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

interface PartProps {
  readonly label: string
  readonly onPress: (label: string) => void
}

function Part({ label, onPress }: PartProps) {
  const { ref, sleeper } = useLateHydration()
  return (
    <div ref={ref}>
      <LateContent sleeper={sleeper}>
        <button type="button" onClick={() => onPress(label)}>
          {label}
        </button>
      </LateContent>
    </div>
  )
}

/** Hydrates two parts from the server's HTML; returns their buttons and a function to update. */
async function hydrateParts(onPress: (label: string) => void) {
  const page = (suffix: string) => (
    <main>
      <Part label={`first${suffix}`} onPress={onPress} />
      <Part label={`second${suffix}`} onPress={onPress} />
    </main>
  )
  vi.stubGlobal('document', undefined)
  const html = renderToString(page(''))
  vi.unstubAllGlobals()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const root = await act(async () => hydrateRoot(container, page('')))
  const [first, second] = container.querySelectorAll('button')
  if (!first || !second) throw new Error('The server has not rendered the parts.')
  return { first, second, update: (suffix: string) => act(async () => root.render(page(suffix))) }
}

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

test('parts keep the HTML of the server until they are needed', async () => {
  const { first, second } = await hydrateParts(() => {})
  expect([first, second].map(isHydrated)).toEqual([false, false])
})

test('idle time that was meant for parts that are gone wakes no later part', async () => {
  await hydrateParts(() => {})
  wakeAll()
  const { first, second } = await hydrateParts(() => {})
  idle[0]?.()
  await act(async () => {})
  expect([first, second].map(isHydrated)).toEqual([false, false])
})

test('a press in a sleeping part is handled once, and the other part sleeps on', async () => {
  const onPress = vi.fn<(label: string) => void>()
  const { first, second } = await hydrateParts(onPress)
  await act(async () => first.click())
  expect(onPress.mock.calls).toEqual([['first']])
  expect([first, second].map(isHydrated)).toEqual([true, false])
})

test('idle time wakes one part after the other', async () => {
  const { first, second } = await hydrateParts(() => {})
  await act(async () => idle.shift()?.())
  await expect.poll(() => [first, second].map(isHydrated)).toEqual([true, false])
  await act(async () => idle.shift()?.())
  await expect.poll(() => [first, second].map(isHydrated)).toEqual([true, true])
})

test('new props reach a sleeping part, whose elements stay', async () => {
  const { first, update } = await hydrateParts(() => {})
  await update('!')
  expect(first.textContent).toBe('first!')
  expect(first.isConnected).toBe(true)
})
