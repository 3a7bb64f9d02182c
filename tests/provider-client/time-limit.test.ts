import { once } from 'node:events'
import { setImmediate as waitForNextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { TimeLimitError, withTimeLimit } from '#app/provider/http/time-limit.ts'

test('a deadline in the past aborts at once, without a Node warning', async () => {
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  onTestFinished(() => void process.off('warning', onWarning))
  const work = (signal: AbortSignal) => once(signal, 'abort')
  await expect(withTimeLimit(-21, work)).rejects.toThrow(TimeLimitError)
  await waitForNextTurn()
  expect(warnings).toEqual([])
})
