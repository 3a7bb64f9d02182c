import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A pooler in front of a local PostgreSQL server. */
export interface Pooler {
  readonly port: number
  stop(): Promise<void>
}

const connectionsPerDatabase = 3
const protocolVersion = 196_608

/**
 * Starts a pooler in transaction mode: as with PgBouncer, a client has a server connection only for
 * the duration of a transaction, so nothing may depend on session state. The connections take
 * turns. The server must trust all users.
 * https://www.postgresql.org/docs/current/protocol-flow.html
 */
export async function startPooler(serverPort: number): Promise<Pooler> {
  const databases = new Map<string, ConnectionPool>()
  const clients = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    clients.add(socket)
    socket.on('close', () => clients.delete(socket))
    void readStartup(socket).then(async ({ user, database }) => {
      const pool = databases.get(database) ?? new ConnectionPool(serverPort, user, database)
      databases.set(database, pool)
      await serveClient(socket, pool)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const client of clients) client.destroy()
      for (const pool of databases.values()) pool.close()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads a client's first message, which has no type. */
async function readStartup(socket: Socket): Promise<{ user: string; database: string }> {
  const [message] = (await once(socket, 'data')) as [Buffer]
  const texts = message.subarray(8).toString().split('\0')
  const find = (name: string) => texts[texts.indexOf(name) + 1] ?? ''
  return { user: find('user'), database: find('database') }
}

async function serveClient(client: Socket, pool: ConnectionPool): Promise<void> {
  let connection: Connection | null = null
  let requests = 0
  let work = Promise.resolve()
  pool.clients += 1
  client.on('error', () => client.destroy())
  client.on('close', () => {
    connection?.socket.destroy()
    pool.removeClient()
  })

  const receive = (message: Buffer) => {
    client.write(message)
    if (typeOf(message) !== 'Z') return
    requests -= 1
    const isIdle = String.fromCharCode(message[5] ?? 0) === 'I'
    if (requests > 0 || !isIdle || connection === null) return
    const released = connection
    connection = null
    pool.release(released)
  }
  const send = async (message: Buffer) => {
    if (client.destroyed) return
    if (typeOf(message) === 'X') return void client.destroy()
    if (connection === null) {
      const acquired = await pool.acquire()
      if (client.destroyed) return void pool.release(acquired)
      connection = acquired
      connection.receive = receive
      connection.lose = () => client.destroy()
    }
    // The server responds to Query and Sync with ReadyForQuery.
    if (['Q', 'S'].includes(typeOf(message))) requests += 1
    connection.socket.write(message)
  }

  client.write(await pool.readGreeting())
  readMessages(client, (message) => {
    work = work.then(() => send(message))
  })
}

/** A server connection. */
interface Connection {
  readonly socket: Socket
  receive: (message: Buffer) => void
  /** Called if the server closes the connection during a transaction. */
  lose: () => void
}

/** The connections to one database. */
class ConnectionPool {
  clients = 0
  #opened = 0
  readonly #free: Connection[] = []
  readonly #waiting: ((connection: Connection) => void)[] = []
  readonly #port: number
  readonly #startup: Buffer
  /** The server's response when it accepted the first connection. */
  #greeting: Buffer = Buffer.alloc(0)

  constructor(port: number, user: string, database: string) {
    this.#port = port
    const body = Buffer.from(`\0\0\0\0\0\0\0\0user\0${user}\0database\0${database}\0\0`)
    body.writeInt32BE(body.length, 0)
    body.writeInt32BE(protocolVersion, 4)
    this.#startup = body
  }

  async readGreeting(): Promise<Buffer> {
    if (this.#greeting.length === 0) this.release(await this.acquire())
    return this.#greeting
  }

  /** Returns the connection that has been idle the longest. */
  async acquire(): Promise<Connection> {
    const free = this.#free.shift()
    if (free !== undefined) return free
    if (this.#opened < connectionsPerDatabase) return await this.#open()
    return await new Promise((resolve) => this.#waiting.push(resolve))
  }

  release(connection: Connection): void {
    connection.receive = () => {}
    connection.lose = () => {}
    const next = this.#waiting.shift()
    if (next === undefined) this.#free.push(connection)
    else next(connection)
  }

  /** A database without clients has no connections, so that it can be copied. */
  removeClient(): void {
    this.clients -= 1
    if (this.clients === 0) this.close()
  }

  close(): void {
    for (const { socket } of this.#free.splice(0)) socket.destroy()
  }

  /** Opens a connection for the first client that waits for the closed one. */
  async #replaceForWaiting(): Promise<void> {
    const next = this.#waiting.shift()
    if (next !== undefined) next(await this.acquire())
  }

  async #open(): Promise<Connection> {
    this.#opened += 1
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    const greeting: Buffer[] = []
    const connection: Connection = { socket, receive: () => {}, lose: () => {} }
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#opened -= 1
      const index = this.#free.indexOf(connection)
      if (index !== -1) this.#free.splice(index, 1)
      connection.lose()
      void this.#replaceForWaiting()
    })
    socket.write(this.#startup)
    await new Promise<void>((resolve) => {
      connection.receive = (message) => {
        greeting.push(message)
        if (typeOf(message) === 'Z' || typeOf(message) === 'E') resolve()
      }
      readMessages(socket, (message) => connection.receive(message))
    })
    this.#greeting = Buffer.concat(greeting)
    return connection
  }
}

/** A message has a one-byte type and a four-byte length that excludes the type. */
function readMessages(socket: Socket, receive: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1
      receive(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  })
}

function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0)
}
