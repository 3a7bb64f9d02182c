import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import lock from '../../package-lock.json' with { type: 'json' }
import project from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.undefined().optional(),
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})

describe('the files of the project', () => {
  test('the npm commands document has exactly one row per script', () => {
    const rows = [...readText('docs/npm-commands.md').matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)]
    const names = rows.map(([, name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(project.scripts).toSorted())
  })

  test("the changelog starts with the project's version or unreleased changes", () => {
    const sections = [...readText('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(
      ([, name]) => name,
    )
    expect(sections.filter((name) => name !== 'Unreleased')[0]).toBe(project.version)
    expect([lock.version, lock.packages[''].version]).toEqual([project.version, project.version])
  })

  test('.nvmrc has the major version of the bundled Node', () => {
    const versions = Object.values(project.optionalDependencies).map((one) => one.split('.')[0])
    expect(new Set(versions)).toEqual(new Set([readText('.nvmrc').trim()]))
  })

  test("the storefront's map names each features folder", () => {
    const text = readText('docs/finding-your-way.md')
    const missing = listFolders('app/features').filter((name) => !text.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })

  test("the provider's map has exactly one row per folder", () => {
    const rows = [...readText('provider/README.md').matchAll(/^\| `([a-z]+)` \|/gm)]
    const folders = rows.map(([, name]) => name).filter((name) => name !== undefined)
    expect(folders.toSorted()).toEqual(listFolders('provider').toSorted())
  })

  test('the workflow has read-only permissions and runs scripts that exist', () => {
    const workflow = workflowSchema.parse(parse(readText('.github/workflows/check.yml')))
    expect(workflow.permissions).toEqual({ contents: 'read' })
    const runs = Object.values(workflow.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => (run === undefined ? [] : [run])),
    )
    const names = runs.map((run) => /^npm (?:run )?([\w:-]+)$/.exec(run)?.[1] ?? run)
    expect(names.toSorted()).toEqual(['build', 'check', 'test'])
    expect(Object.keys(project.scripts)).toEqual(expect.arrayContaining(names))
  })
})

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function listFolders(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}
