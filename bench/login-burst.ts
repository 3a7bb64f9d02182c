import { setTimeout as wait } from 'node:timers/promises'
import type { CallSender } from './call-costs.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'

const loginsPerSecond = 100
const pages = 101
const maxRatio = 2

/**
 * Prints how much longer a page and a preview take during a hundred logins per second: the median
 * of a hundred sequential requests, compared with that without logins.
 */
export async function measureLoginBurst(sender: CallSender): Promise<void> {
  for (const name of ['page /contacts', 'endpoint GET /files/:name']) {
    const quiet = await measureTime(sender, name)
    const burst = startLogins(sender)
    const busy = await measureTime(sender, name)
    await burst.stop()
    const ratio = (busy / quiet).toFixed(2)
    const detail = `${busy.toFixed(1)} ms instead of ${quiet.toFixed(1)} ms, ratio ${ratio}`
    printResult(
      `During ${loginsPerSecond} logins a second, ${name}`,
      `${detail} (at most ${maxRatio})`,
    )
  }
}

/** Returns the median time of a request, in milliseconds. */
async function measureTime(
  { sendFromElsewhere, getTarget }: CallSender,
  name: string,
): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < pages; count += 1) {
    const start = performance.now()
    await sendFromElsewhere(getTarget(name), 0, 'customer')
    times.push(performance.now() - start)
    await wait(20)
  }
  return median(times)
}

function startLogins({ sendFromElsewhere, getTarget }: CallSender) {
  const login = getTarget('endpoint POST /api/v1/customer/login')
  const pending = new Set<Promise<unknown>>()
  const timer = setInterval(() => {
    const request = sendFromElsewhere(login, 0, 'guest').finally(() => pending.delete(request))
    pending.add(request)
  }, 1000 / loginsPerSecond)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}
