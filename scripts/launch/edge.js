import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPinnedNode } from './pinned-node.js'
import { cacheFolder, root } from './project.js'

/**
 * Returns the program that serves the bundle for Workers in workerd, without an account of the
 * platform, as `[command, args, options]`. The bindings of the Worker are the settings of the shop
 * among `variables`; by default, the provider is that of `npm run provider`.
 *
 * @returns {[string, string[], { env: Record<string, string | undefined> }]}
 */
export function getEdgeProgram(variables) {
  const { PORT: port = '3000', PROVIDER_PORT: providerPort = '4000', PROVIDER_URL } = variables
  const settings = listSettings().filter((name) => variables[name])
  const bindings = {
    ORIGIN: `http://localhost:${port}`,
    SECRET: randomBytes(32).toString('hex'),
    ...(PROVIDER_URL ? {} : getOwnProvider(providerPort)),
    ...Object.fromEntries(settings.map((name) => [name, variables[name]])),
  }
  const folder = join(cacheFolder, `edge-${port}`)
  // A file, because all users of the machine see the arguments of a process.
  const bindingsFile = join(folder, 'bindings.env')
  mkdirSync(folder, { recursive: true })
  writeFileSync(bindingsFile, formatVariables(bindings), { mode: 0o600 })
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'dev', '--local']
  const bundle = ['--config', 'dist/edge/worker/wrangler.json', '--env-file', bindingsFile]
  const address = ['--ip', variables.HOST || '127.0.0.1', '--port', port, '--inspector-port', '0']
  const others = ['--persist-to', folder, '--show-interactive-dev-session=false']
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
  return [findPinnedNode(), [...wrangler, ...bundle, ...address, ...others], { env }]
}

/** Returns the settings that connect the storefront to the shop's own provider. */
export function getOwnProvider(port) {
  return {
    PROVIDER_URL: `http://localhost:${port}`,
    PROVIDER_EXTENSIONS: 'all',
    // As in app/provider/category-ids.ts.
    LOOPS_CATEGORY: '4',
    PAYMENT_ORIGINS: process.env.STRIPE_API_BASE || 'https://checkout.stripe.com',
  }
}

/** Lists the names of all settings. */
function listSettings() {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  return [...example.matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name)
}

function formatVariables(variables) {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('')
}
