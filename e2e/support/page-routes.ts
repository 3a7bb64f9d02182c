import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const routesFolder = resolve(import.meta.dirname, '../../app/routes')

/** The route paths of the shop's pages, such as `/catalog/$id`, except the component gallery. */
export const pageRoutes: readonly string[] = readdirSync(routesFolder, {
  encoding: 'utf8',
  recursive: true,
})
  .filter((file) => file.endsWith('.tsx') && !/^(__root|gallery)\b/.test(file))
  .map((file) => `/${file.slice(0, -'.tsx'.length).replaceAll('.', '/')}`)
  .map((path) => path.replace(/\/index$/, '') || '/')

/** Returns whether a path without its locale matches a route path. */
export function matchesRoute(path: string, route: string): boolean {
  return new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path)
}
