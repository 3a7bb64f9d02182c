import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for data that tests create once and then copy; removed after the run. */
    templateFolder: string
  }
}

/** Creates the template folder before a run and removes it afterwards. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-templates-'))
  project.provide('templateFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
