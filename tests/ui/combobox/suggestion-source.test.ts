import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggestionSource } from '#app/ui/combobox/suggestion-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a source whose responses the test sends; records its requests and results. */
function createExample() {
  const requestedTexts: string[] = []
  const delivered: string[] = []
  const answers = new Map<string, PromiseWithResolvers<string>>()
  const source = createSuggestionSource<string>({
    delayMs: 200,
    load: (text) => {
      requestedTexts.push(text)
      const answer = Promise.withResolvers<string>()
      answers.set(text, answer)
      return answer.promise
    },
    onResult: (result) => delivered.push(result),
  })
  const answer = async (text: string) => {
    answers.get(text)?.resolve(`suggestions for ${text}`)
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (text: string) => {
    answers.get(text)?.reject(new Error('No connection'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { source, requestedTexts, delivered, answer, fail }
}

test('typing without a pause sends one request, for the last text [P2.04]', () => {
  const { source, requestedTexts } = createExample()
  for (const text of ['k', 'ki', 'kic', 'kick']) {
    source.request(text)
    vi.advanceTimersByTime(199)
  }
  expect(requestedTexts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(requestedTexts).toEqual(['kick'])
  vi.advanceTimersByTime(10_000)
  expect(requestedTexts).toEqual(['kick'])
})

test('a response that arrives after that of a newer text is dropped [P2.04]', async () => {
  const { source, requestedTexts, delivered, answer } = createExample()
  source.request('ki')
  vi.advanceTimersByTime(200)
  source.request('kick')
  vi.advanceTimersByTime(200)
  expect(requestedTexts).toEqual(['ki', 'kick'])
  await answer('kick')
  await answer('ki')
  expect(delivered).toEqual(['suggestions for kick'])
})

test('a response to an outdated text is dropped before the newer text is looked up [P2.04]', async () => {
  const { source, delivered, answer } = createExample()
  source.request('ki')
  vi.advanceTimersByTime(200)
  source.request('kick')
  await answer('ki')
  expect(delivered).toEqual([])
})

test('after canceling, nothing is requested or delivered [P2.04]', async () => {
  const { source, requestedTexts, delivered, answer } = createExample()
  source.request('snare')
  source.cancel()
  vi.advanceTimersByTime(1000)
  expect(requestedTexts).toEqual([])
  source.request('kick')
  vi.advanceTimersByTime(200)
  source.cancel()
  await answer('kick')
  expect(delivered).toEqual([])
})

test('after a failed request, the next text is looked up [P2.04]', async () => {
  const { source, delivered, answer, fail } = createExample()
  source.request('ki')
  vi.advanceTimersByTime(200)
  await fail('ki')
  source.request('kick')
  vi.advanceTimersByTime(200)
  await answer('kick')
  expect(delivered).toEqual(['suggestions for kick'])
})
