import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#app/server/settings/settings.ts'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'
import { createEnvExample } from '../../scripts/launch/env-example.js'

const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8')

/** The settings in the file, all of them commented out. */
const settings = Object.fromEntries(
  [...example.matchAll(/^# ([A-Z][A-Z\d_]+)='(.*)'$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

describe('.env.example', () => {
  test('matches the output of `npm run env-example`', () => {
    expect(example).toBe(createEnvExample())
  })

  test('shows the default of each setting that has one', () => {
    expect(Object.keys(settings).length).toBeGreaterThan(45)
    expect(readSettings(settings)).toEqual(readSettings({}))
    expect(readBackEndSettings(settings)).toEqual(readBackEndSettings({}))
    const stated = { ...settings, PORT: '3001', LOG_LEVEL: 'warn' }
    expect(readSettings(stated)).not.toEqual(readSettings({}))
  })

  test('sets nothing', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })
})
