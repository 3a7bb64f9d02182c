import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEnvExample } from './launch/env-example.js'
import { launch } from './launch/launch.js'
import { root } from './launch/project.js'

/** `npm run env-example`: writes `.env.example` from the settings' schema and documentation. */
await launch(() => writeFileSync(join(root, '.env.example'), createEnvExample()))
