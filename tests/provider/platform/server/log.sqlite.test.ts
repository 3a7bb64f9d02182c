import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog, logConsole } from '#provider/platform/server/log.ts'

/** Creates a log with the level `error`; returns its lines. */
function openLog() {
  const lines: string[] = []
  return { log: createLog('error', (line) => lines.push(line)), lines }
}

describe('the log', () => {
  test('contains no character that a terminal interprets', () => {
    const { log, lines } = openLog()
    log('error', 'a\u001b', { route: '/\u009b2J\u202e\u2028' })
    expect(lines.join('')).toMatch(/^[\x20-\x7e]+$/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/\u009b2J\u202e\u2028' })
  })

  test('contains security events at any log level [P8.07]', () => {
    const { log, lines } = openLog()
    log('info', 'login', { customerId: 7, address: '203.0.113.9' })
    log('info', 'catalogue-imported')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'info',
        event: 'login',
        customerId: 7,
        address: '203.0.113.9',
      },
    ])
  })

  test('contains a stack trace printed by a library as one line [P8.07]', () => {
    const { error, warn } = console
    onTestFinished(() => void Object.assign(console, { error, warn }))
    const { log, lines } = openLog()
    logConsole(log)
    const { error: print } = console
    print(new Error('broken'), 'in %s')
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'console',
      message: expect.stringMatching(/^Error: broken\n +at /),
    })
  })
})
