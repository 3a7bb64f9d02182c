import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { themes } from '#app/ui/theme-cookie.ts'
import { examples } from './examples.ts'
import type { Example } from './example.ts'

const root = resolve(import.meta.dirname, '../..')

/** The application that handles a target: the storefront, the provider or the payment page. */
export type Area = 'shop' | 'provider' | 'payment'

/** A request handler with at least one valid request. */
export interface Target {
  /** Such as `page /catalog/$id` or `function addToCart`. */
  readonly name: string
  readonly area: Area
  readonly examples: readonly Example[]
}

/** A method and a path, such as `POST` and `/api/v1/products/:id`. */
export interface Endpoint {
  readonly method: string
  readonly path: string
}

/**
 * Lists all request handlers: routes, forms, server functions and the payment page, found in the
 * sources and the build, and the given provider endpoints. A target without an example gets a
 * minimal one; `findUncoveredTargets` reports it.
 */
export function listTargets(endpoints: readonly Endpoint[]): Target[] {
  return [
    ...listRoutes().flatMap(toRouteTargets),
    ...themes.map((theme) => toTarget(`form /theme/${theme}`, 'shop', `/theme/${theme}`, 'POST')),
    ...listServerFunctions().map((id) =>
      toTarget(`function ${id}`, 'shop', `/_serverFn/${id}`, 'POST'),
    ),
    ...endpoints.map(({ method, path }) =>
      toTarget(`endpoint ${method} ${path}`, 'provider', path, method),
    ),
    ...listPaymentEndpoints().map(({ method, path }) =>
      toTarget(`payment ${method} ${path}`, 'payment', `/pay${path}`, method),
    ),
  ]
}

/** Returns the names of targets without an example, and of examples without a target. */
export function findUncoveredTargets(targets: readonly Target[]): string[] {
  const names = new Set(targets.map(({ name }) => name))
  return [
    ...[...names].filter((name) => !Object.hasOwn(examples, name)),
    ...Object.keys(examples).filter((name) => !names.has(name)),
  ]
}

function toTarget(name: string, area: Area, path: string, method: string): Target {
  const minimal: Example = { method, path: path.replaceAll(/[$:]\w*/g, '1') }
  return { name, area, examples: examples[name] ?? [minimal] }
}

interface Route {
  readonly path: string
  readonly isPage: boolean
  readonly hasForm: boolean
}

/** Lists the routes by file, such as `/catalog/$id`. */
function listRoutes(): Route[] {
  const folder = resolve(root, 'app/routes')
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('__root'))
    .map((file) => ({
      path: toRoutePath(file),
      isPage: file.endsWith('.tsx'),
      hasForm: /\bPOST:/.test(readFileSync(resolve(folder, file), 'utf8')),
    }))
}

function toRoutePath(file: string): string {
  const name = file.replace(/\.tsx?$/, '').replaceAll('[.]', '\0')
  const path = `/${name.replaceAll('.', '/').replaceAll('\0', '.')}`
  return path.replace(/\/index$/, '') || '/'
}

function toRouteTargets({ path, isPage, hasForm }: Route): Target[] {
  const localized = isPage ? `/{locale}${path}` : path
  const page = toTarget(`${isPage ? 'page' : 'file'} ${path}`, 'shop', localized, 'GET')
  return hasForm ? [page, toTarget(`form ${path}`, 'shop', localized, 'POST')] : [page]
}

/** Lists the ids of the server functions in the build's manifest. */
function listServerFunctions(): string[] {
  const manifest = readFileSync(resolve(root, 'dist/server/server.js'), 'utf8')
  const names = manifest.matchAll(/functionName: "(\w+)_createServerFn_handler"/g)
  const ids = [...names].map(([, id = '']) => id)
  if (ids.length === 0) throw new Error('The build lists no server functions.')
  return ids
}

/** Lists the routes of the payment page, such as `POST` and `/:token`. */
function listPaymentEndpoints(): Endpoint[] {
  const source = readFileSync(resolve(root, 'provider/payments/demo/page.ts'), 'utf8')
  const routes = source.matchAll(/\bapp\.(get|post|put|patch|delete|all)\('([^']+)'/g)
  return [...routes].map(([, method = '', path = '']) => ({ method: method.toUpperCase(), path }))
}
