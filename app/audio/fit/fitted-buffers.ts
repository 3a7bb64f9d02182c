import { toPlanKey } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import type { BufferCache } from '../buffer-cache.ts'
import type { FitPlanner, Recording } from '../types.ts'
import { RenderQueue } from './render-queue.ts'

type Render = (buffer: AudioBuffer, plan: FitPlan, recording: Recording) => Promise<AudioBuffer>

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
  readonly #queue = new RenderQueue()
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

  /** Fits a recording; rejects if that fails or if a later request replaces it. */
  async load(recording: Recording, plan: FitPlan): Promise<AudioBuffer> {
    return this.#cache.getOrCreate(toKey(recording, plan), async () => {
      const buffer = await this.#cache.load(recording.url)
      return this.#queue.run(() => this.#render(buffer, plan, recording))
    })
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
        // oxlint-disable-next-line no-await-in-loop -- A sound to be heard now waits for one
        // rendering at most.
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
      await this.#queue.whenIdle()
      if (this.#prefetch !== prefetch) return
      await this.load(recording, plan)
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
): Promise<AudioBuffer> {
  const { renderFitted } = await import('./render-fitted.ts')
  return renderFitted(buffer, plan, new AbortController().signal, duration ?? undefined)
}
