import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { onTestFinished } from 'vitest'
import { startExternalServer } from '../../support/programs/external-server.ts'
import { findFreePort } from '../../support/programs/free-port.ts'

const caddyfile = resolve(import.meta.dirname, '../../../deploy/Caddyfile')

interface CaddyPorts {
  readonly http: number
  readonly https: number
}

/** Chooses the ports of a proxy, which the shop needs before the proxy starts. */
export async function findCaddyPorts(): Promise<CaddyPorts> {
  return { http: await findFreePort(), https: await findFreePort() }
}

/** Reads the options for old versions from a comment of the file in `deploy`. */
export function readOldVersionOptions(): string {
  const [, options = ''] =
    /^# \{\n((?:# \t.*\n)+)# \}\n/m.exec(readFileSync(caddyfile, 'utf8')) ?? []
  return options.replaceAll(/^# \t/gm, '')
}

/**
 * Starts Caddy with the file in `deploy` and more options for `localhost`, for which it makes a
 * certificate of its own, until the test ends. Returns the certificate of its authority.
 */
export async function startCaddy(
  ports: CaddyPorts,
  upstreamPort: number,
  moreOptions = '',
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-caddy-'))
  const file = join(folder, 'Caddyfile')
  const options = `admin off\nskip_install_trust\nhttp_port ${ports.http}\nhttps_port ${ports.https}`
  writeFileSync(file, `{\n${options}\n${moreOptions}}\nimport ${caddyfile}\n`)
  const command = ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  const server = await startExternalServer(command, ports.https, {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: 'localhost',
      SHOP_UPSTREAM: `127.0.0.1:${upstreamPort}`,
    },
  })
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
  // The port is open before there is a certificate.
  while ((await negotiateProtocol(ports.https, ca)) === null) await wait(50)
  return ca
}

/** Returns the protocol that a proxy chooses of HTTP/2 and HTTP/1.1; null without a certificate. */
export async function negotiateProtocol(port: number, ca: string): Promise<string | null> {
  const ALPNProtocols = ['h2', 'http/1.1']
  const socket = connect({ port, host: 'localhost', servername: 'localhost', ca, ALPNProtocols })
  try {
    await once(socket, 'secureConnect')
    return String(socket.alpnProtocol)
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
