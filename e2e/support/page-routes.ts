import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../app/routes')

/** The pages of the shop as their files name them, such as `/catalog/$id`, but for the kit's own. */
export const pageRoutes: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx') && !/^(__root|gallery)\b/.test(file))
  .map((file) => `/${file.slice(0, -'.tsx'.length).replaceAll('.', '/')}`)
  .map((path) => path.replace(/\/index$/, '') || '/')

/** Whether a path without its language is one of a page. */
export function isOfRoute(path: string, route: string): boolean {
  return new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path)
}
