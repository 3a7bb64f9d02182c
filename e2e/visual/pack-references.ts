import { packReferences } from './reference-files.ts'

await packReferences()
