import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { measureCall } from '#app/provider/http/measure-call.ts'
import { noTelemetry } from '#provider/contract/telemetry.ts'

const folder = resolve(import.meta.dirname, '../../app/provider/calls')

/** Lists the paths in the source of the calls, with `1` in the place of each expression. */
function listPaths(): string[] {
  const sources = readdirSync(folder).map((name) => readFileSync(resolve(folder, name), 'utf8'))
  const texts = sources.flatMap((source) => {
    const filled = source.replaceAll(/\$\{[^}]*\}/g, '1')
    return filled.match(/[`'](?:1|\/api\/(?:v1\/)?[a-z])[\w/-]*(?=[?`'])/g) ?? []
  })
  const paths = texts
    .filter((text) => text.includes('/'))
    // A path that begins with an expression continues another one.
    .map((text) => text.slice(1).replace(/^1|^\/api\/(?:v1)?(?=\/)|^\/api/, ''))
  return [...new Set(paths)]
}

test('calls are named by their path, without ids and with all other parts [P9.07]', async () => {
  const paths = listPaths()
  expect(paths).toEqual(expect.arrayContaining(['/sitemap', '/1/share', '/products/1/related']))
  const calls: string[] = []
  const observe = (_name: string, { call }: { call?: string }) => void calls.push(call ?? '')
  const telemetry = { ...noTelemetry, observe }
  for (const path of paths) {
    const parts = { method: 'GET', path: `/api/v1${path}?page=1` } as const
    await measureCall({ telemetry }, parts, async () => ({ ok: true, value: { status: 200 } }))
  }
  expect(calls).toEqual(paths.map((path) => `GET ${path.replaceAll(/\b1\b/g, ':id')}`))
})
