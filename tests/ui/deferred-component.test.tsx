import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDeferredComponent } from '#app/ui/deferred-component.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

test('a deferred component is rendered at once if its code was preloaded', async () => {
  const { Component, preload } = createDeferredComponent(async () => ({ Greeting }), 'Greeting')
  expect(renderToString(<Component name="Ann" />)).not.toContain('Hello')
  await preload()
  expect(renderToString(<Component name="Ann" />)).toContain('<p>Hello <!-- -->Ann</p>')
})

test('the code of a deferred component is loaded once', async () => {
  let count = 0
  const { preload } = createDeferredComponent(async () => {
    count += 1
    return { Greeting }
  }, 'Greeting')
  await Promise.all([preload(), preload()])
  expect(count).toBe(1)
})
