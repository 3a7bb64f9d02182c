import { once } from 'node:events'
import { setImmediate as waitForNextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { TimeLimitError, withTimeLimit } from '#app/provider/http/time-limit.ts'

test('a time limit in the past is over at once, without a warning by Node', async () => {
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  onTestFinished(() => void process.off('warning', onWarning))
  const work = (signal: AbortSignal) => once(signal, 'abort')
  await expect(withTimeLimit(-21, work)).rejects.toThrow(TimeLimitError)
  await waitForNextTurn()
  expect(warnings).toEqual([])
})
