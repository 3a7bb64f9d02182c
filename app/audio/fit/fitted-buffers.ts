import { toPlanKey } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import type { BufferCache } from '../buffer-cache.ts'
import { getExactDuration } from '../buffer-voice.ts'
import type { FitPlanner, Recording } from '../types.ts'
import type { Head, RenderOptions, Urgency } from './render-fitted.ts'
import { RenderQueue } from './render-queue.ts'

type Render = (
  buffer: AudioBuffer,
  plan: FitPlan,
  recording: Recording,
  options: Required<RenderOptions>,
) => Promise<AudioBuffer>

type OnHead = (head: Head) => void

/** A recording that is being rendered, with its longest beginning so far. */
interface Rendering {
  head: Head | null
  readonly listeners: Set<OnHead>
}

/** The recordings to fit ahead of time. */
interface Prefetch {
  readonly recordings: readonly Recording[]
  readonly planner: FitPlanner
  /** The keys of recordings already attempted. */
  readonly tried: Set<string>
}

/** The next recording to fit ahead of time. */
interface Next {
  readonly recording: Recording
  readonly plan: FitPlan
}

/** Fitted recordings, cached together with the originals. */
export class FittedBuffers {
  readonly #cache: BufferCache
  readonly #render: Render
  readonly #queues = { now: new RenderQueue(), ahead: new RenderQueue() }
  readonly #renderings = new Map<string, Rendering>()
  /**
   * The recordings to fit ahead, the most urgent first; replaced when others become more likely.
   */
  #prefetch: Prefetch = { recordings: [], planner: () => null, tried: new Set() }
  #isFittingAhead = false

  constructor(cache: BufferCache, render: Render = renderOnUse) {
    this.#cache = cache
    this.#render = render
  }

  /** Returns a fitted recording; null if it is not cached. */
  get(recording: Recording, plan: FitPlan): AudioBuffer | null {
    return this.#cache.get(toKey(recording, plan))
  }

  /**
   * Fits a recording; rejects if that fails or if a later request replaces it. Calls `onHead` with
   * the beginnings that are rendered before the whole.
   */
  async load(
    recording: Recording,
    plan: FitPlan,
    onHead?: OnHead,
    urgency: Urgency = 'now',
  ): Promise<AudioBuffer> {
    const cached = this.get(recording, plan)
    if (cached) return cached
    const key = toKey(recording, plan)
    const rendering = this.#renderings.get(key) ?? { head: null, listeners: new Set() }
    this.#renderings.set(key, rendering)
    if (onHead) rendering.listeners.add(onHead)
    if (rendering.head) onHead?.(rendering.head)
    return this.#cache.getOrCreate(key, async () => {
      try {
        const buffer = await this.#cache.load(recording.url)
        return await this.#queues[urgency].run(() =>
          this.#render(buffer, plan, recording, {
            urgency,
            onHead(head) {
              rendering.head = head
              for (const listener of rendering.listeners) listener(head)
            },
          }),
        )
      } finally {
        this.#renderings.delete(key)
      }
    })
  }

  /**
   * Fits a recording and resolves with its first beginning, or with the whole if that is rendered as
   * one; rejects like `load`.
   */
  loadHead(recording: Recording, plan: FitPlan): Promise<Head> {
    return new Promise((resolve, reject) => {
      this.load(recording, plan, resolve).then(
        (buffer) => resolve({ buffer, seconds: buffer.duration }),
        reject,
      )
    })
  }

  /** Loads what fitting a recording needs, while the recording itself is loading. */
  prepare(plan: FitPlan): void {
    const loading = [
      plan.loadOnsets(),
      plan.loadContent?.(),
      import('./render-fitted.ts').then(({ prepareRenderer }) => prepareRenderer(plan.method)),
    ]
    // Errors are reported by the rendering.
    void Promise.allSettled(loading)
  }

  /** Fits recordings one at a time, the most urgent first, replacing the previous list. */
  prefetch(recordings: readonly Recording[], planner: FitPlanner): void {
    this.#prefetch = { recordings, planner, tried: new Set() }
    if (!this.#isFittingAhead) void this.#fitAhead()
  }

  /** Fits recordings until none are left; runs only once at a time. */
  async #fitAhead(): Promise<void> {
    this.#isFittingAhead = true
    try {
      for (let next = this.#getNext(); next; next = this.#getNext()) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time
        await this.#fitOneAhead(next)
      }
    } finally {
      this.#isFittingAhead = false
    }
  }

  /** Returns the next recording that is neither cached nor attempted. */
  #getNext(): Next | null {
    const { recordings, planner, tried } = this.#prefetch
    for (const recording of recordings) {
      const plan = planner(recording)
      if (plan === null || tried.has(toKey(recording, plan))) continue
      if (this.get(recording, plan) === null) return { recording, plan }
    }
    return null
  }

  /** Fits a recording unless the list has been replaced in the meantime. */
  async #fitOneAhead({ recording, plan }: Next): Promise<void> {
    const prefetch = this.#prefetch
    prefetch.tried.add(toKey(recording, plan))
    try {
      await this.#cache.prefetchFirst(recording.url)
      if (this.#prefetch !== prefetch) return
      await this.#queues.now.whenIdle()
      if (this.#prefetch !== prefetch) return
      await this.load(recording, plan, undefined, 'ahead')
    } catch {
      // Errors are reported when the recording is played.
    }
  }
}

function toKey({ url }: Recording, plan: FitPlan): string {
  return `${url} ${toPlanKey(plan)}`
}

/** Loads the renderer when the first loop is fitted. */
async function renderOnUse(
  buffer: AudioBuffer,
  plan: FitPlan,
  { duration }: Recording,
  options: Required<RenderOptions>,
): Promise<AudioBuffer> {
  const { renderFitted } = await import('./render-fitted.ts')
  const { signal } = new AbortController()
  return renderFitted(buffer, plan, signal, getExactDuration(buffer, duration), options)
}
