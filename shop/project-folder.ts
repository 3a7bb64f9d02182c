import { resolve } from 'node:path'

/** The folder of the project; in a bundle, whose modules are all in one folder, the one around it. */
export const projectFolder = resolve(import.meta.dirname, '..')
