import { compile } from '@inlang/paraglide-js'
import { createProviderOptions } from './compiler.ts'

// Compiles the messages of the back end; the build compiles those of the pages.
await compile(createProviderOptions())
