import type { Page } from '@playwright/test'
import type { Recording } from '../../app/audio/types.ts'
import { openEngine } from '../support/engine.ts'
import { expect, test } from '../support/test.ts'
import { serveSound } from '../support/tone.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

const steady = { url: '/media/steady.mp3', duration: 1, gain: 1 }

/**
 * Returns which outputs of a page's engine are replaced when notes and a mix, neither loaded, start
 * in an order.
 */
async function replace(
  page: Page,
  first: 'notes' | 'mix',
  second: 'notes' | 'mix' | 'sound' | 'demo',
) {
  return page.evaluate(
    async ({ recording, order }) => {
      const engine = globalThis.window.testEngine
      const replaced: string[] = []
      const onReplaced = (name: string) => () => void replaced.push(name)
      const play = (played: Recording) => {
        const { signal } = new AbortController()
        const options = { from: 0, repeats: true, signal, onEnd: () => {} }
        engine.start(played, { ...options, onInterruption: () => {} }).catch(() => undefined)
      }
      const starts = {
        notes: () =>
          engine
            .openNotes(recording, {
              signal: new AbortController().signal,
              onReplaced: onReplaced('notes'),
            })
            .then((start) => start({ semitones: 0, level: 1, onEnd: () => {} })),
        mix: () => {
          void engine
            .startMix(new Promise(() => {}), {
              barFrames: 44_100,
              signal: new AbortController().signal,
              onInterruption: () => {},
              onReplaced: onReplaced('mix'),
            })
            .catch(() => undefined)
        },
        sound: () =>
          play({
            ...recording,
            sound: { productId: null, kind: 'one-shot', bpm: null, bars: null, key: null },
          }),
        demo: () => play(recording),
      }
      for (const name of order) await starts[name]()
      return replaced
    },
    { recording: steady, order: [first, second] },
  )
}

test('the output started last replaces those still loading [P3.02]', async ({ page }) => {
  await serveSound(page, /steady\.mp3/, new Float32Array(44_100).fill(0.1))
  await openEngine(page)
  expect(await replace(page, 'mix', 'notes')).toEqual(['mix'])
  expect(await replace(page, 'notes', 'mix')).toContain('notes')
  expect(await replace(page, 'notes', 'sound')).toContain('notes')
  expect(await replace(page, 'mix', 'demo')).toEqual(['mix'])
  // A sound joins the mix.
  expect(await replace(page, 'mix', 'sound')).toEqual([])
})
