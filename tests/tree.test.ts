import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import packages from '../package.json' with { type: 'json' }
import {
  files,
  findSourceFiles,
  programs,
  root,
  sources,
  toRelativePath,
} from './support/import-graph.ts'

/** Data and type files may exceed the line limit for logic. */
const longFilePatterns = [
  /provider\/types|country-law/,
  /\/legal\//,
  /\/packs\//,
  /\/texts\//,
  /routeTree\.gen/,
]

describe('files', () => {
  test('packages not imported by the app are devDependencies', () => {
    const code = [...sources.values()].join('\n')
    const unused = Object.keys(packages.dependencies).filter(
      (name) => !new RegExp(`['"\`]${name}['"\`/]`).test(code),
    )
    expect(unused).toEqual([])
  })

  test('no folder has a catch-all name', () => {
    const catchAll = /\/(utils|lib|helpers|common|misc|shared)\//
    expect(files.filter((file) => catchAll.test(file)).map(toRelativePath)).toEqual([])
  })

  test('no folder has more than 40 files next to each other', () => {
    const folders = [
      ...programs,
      ...['tests', 'e2e', 'bench', 'scripts'].map((name) => resolve(root, name)),
    ]
    const counts = Map.groupBy(folders.flatMap(findSourceFiles), (file) => dirname(file))
    const crowded = [...counts].filter(([, inside]) => inside.length > 40)
    expect(crowded.map(([folder]) => toRelativePath(folder))).toEqual([])
  })

  test('no logic file is longer than 250 lines', () => {
    const long = [...programs, resolve(root, 'tests'), resolve(root, 'e2e')]
      .flatMap(findSourceFiles)
      .filter((file) => !longFilePatterns.some((pattern) => pattern.test(file)))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
    expect(long.map(toRelativePath)).toEqual([])
  })
})
