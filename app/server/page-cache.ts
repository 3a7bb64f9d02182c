import { randomBytes } from 'node:crypto'

/** How long a page that is the same for everyone is answered from memory, in milliseconds. */
const ttlMs = 10_000

/** An answer just rendered: `text` is its whole body when it is a page, whose own body was read. */
export interface RenderedPage {
  readonly response: Response
  readonly text: string | null
  /** False where something on the page failed, which others are not to see as well. */
  readonly isComplete: boolean
}

/** Pages kept ready for those who ask for the same a moment later. */
export interface PageCache {
  /**
   * The page of `key`: from memory, from a rendering under way, or from `render`, which is given the
   * nonce to write. Every answer carries the `nonce` it is asked with. Only a plain page (200, HTML,
   * no cookie) is shared; any other answer goes to the one it was rendered for.
   */
  answer(
    key: string,
    nonce: string,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<Response>
}

/** An answer as it was rendered; the visitor's own nonce goes between the pieces of its text. */
interface Rendered {
  readonly status: number
  readonly headers: Headers
  readonly pieces: readonly string[]
  readonly isShared: boolean
  /** What is no page and goes on as it is, to the one it was made for. */
  readonly unread?: Response
}

interface CachedPage extends Rendered {
  readonly until: number
  readonly bytes: number
}

/** An empty memory of at most `limitBytes`; what was asked for least lately goes first. */
export function createPageCache(limitBytes: number, now: () => number = Date.now): PageCache {
  const kept = new Map<string, CachedPage>()
  const inFlight = new Map<string, Promise<Rendered>>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: CachedPage): void {
    forget(key)
    kept.set(key, page)
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= limitBytes) return
      forget(oldest)
    }
  }

  async function renderForAll(
    key: string,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<Rendered> {
    const until = now() + ttlMs
    const page = await read(render)
    if (page.isShared) keep(key, { ...page, until, bytes: sizeOf(key, page) })
    return page
  }

  return {
    async answer(key, nonce, render) {
      const known = kept.get(key)
      if (known && known.until > now()) {
        kept.delete(key)
        kept.set(key, known)
        return answerOf(known, nonce)
      }
      const running = inFlight.get(key)
      if (running) {
        const page = await running.catch(() => null)
        return answerOf(page?.isShared ? page : await read(render), nonce)
      }
      const own = renderForAll(key, render).finally(() => inFlight.delete(key))
      inFlight.set(key, own)
      return answerOf(await own, nonce)
    },
  }
}

/** Renders with a mark that nobody can guess in the place of a nonce; what is no page passes unread. */
async function read(render: (nonce: string) => Promise<RenderedPage>): Promise<Rendered> {
  const mark = randomBytes(16).toString('hex')
  const { response, text, isComplete } = await render(mark)
  const { status, headers } = response
  if (text === null) return { pieces: [], isShared: false, status, headers, unread: response }
  const isShared = status === 200 && !headers.has('set-cookie') && isComplete
  return { pieces: text.split(mark), isShared, status, headers }
}

function answerOf({ pieces, status, headers, unread }: Rendered, nonce: string): Response {
  return unread ?? new Response(pieces.join(nonce), { status, headers: new Headers(headers) })
}

/** Two bytes a letter, as much as a text can need, and something for what is around it. */
function sizeOf(key: string, { pieces }: Rendered): number {
  return pieces.reduce((sum, piece) => sum + 2 * piece.length, 2 * key.length + 1000)
}
