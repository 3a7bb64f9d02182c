import { toPlanKey } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import type { BufferCache } from '../buffer-cache.ts'
import type { FitPlanner, Recording } from '../types.ts'
import { RenderQueue } from './render-queue.ts'

type Render = (buffer: AudioBuffer, plan: FitPlan, recording: Recording) => Promise<AudioBuffer>

/** What is fitted ahead. */
interface Prefetch {
  readonly recordings: readonly Recording[]
  readonly planner: FitPlanner
  /** The keys of those that were fitted, or could not be. */
  readonly tried: Set<string>
}

/** A recording that is fitted ahead. */
interface Next {
  readonly recording: Recording
  readonly plan: FitPlan
}

/** Fitted recordings, which share the cache with those that are decoded only. */
export class FittedBuffers {
  readonly #cache: BufferCache
  readonly #render: Render
  readonly #queue = new RenderQueue()
  /** What is fitted ahead, the most urgent first; another list whenever others are likelier. */
  #prefetch: Prefetch = { recordings: [], planner: () => null, tried: new Set() }
  #isFittingAhead = false

  constructor(cache: BufferCache, render: Render = renderOnUse) {
    this.#cache = cache
    this.#render = render
  }

  /** Returns a fitted recording, if it is in the cache. */
  get(recording: Recording, plan: FitPlan): AudioBuffer | null {
    return this.#cache.get(toKey(recording, plan))
  }

  /** Fits a recording; rejects if that is not possible, or if another one is to be fitted instead. */
  async load(recording: Recording, plan: FitPlan): Promise<AudioBuffer> {
    return this.#cache.getOrCreate(toKey(recording, plan), async () => {
      const buffer = await this.#cache.load(recording.url)
      return this.#queue.run(() => this.#render(buffer, plan, recording))
    })
  }

  /** Fits recordings one after the other, the most urgent first, instead of those before. */
  prefetch(recordings: readonly Recording[], planner: FitPlanner): void {
    this.#prefetch = { recordings, planner, tried: new Set() }
    if (!this.#isFittingAhead) void this.#fitAhead()
  }

  /** Fits ahead until all of it is there; only one such loop runs at a time. */
  async #fitAhead(): Promise<void> {
    this.#isFittingAhead = true
    try {
      for (let next = this.#getNext(); next; next = this.#getNext()) {
        // oxlint-disable-next-line no-await-in-loop -- What is heard now must not wait for more than one.
        await this.#fitOneAhead(next)
      }
    } finally {
      this.#isFittingAhead = false
    }
  }

  /** Returns what is to be fitted ahead next: nothing that is there or has been tried. */
  #getNext(): Next | null {
    const { recordings, planner, tried } = this.#prefetch
    for (const recording of recordings) {
      const plan = planner(recording)
      if (plan === null || tried.has(toKey(recording, plan))) continue
      if (this.get(recording, plan) === null) return { recording, plan }
    }
    return null
  }

  /** Fits a recording unless others have become likelier by its turn. */
  async #fitOneAhead({ recording, plan }: Next): Promise<void> {
    const prefetch = this.#prefetch
    prefetch.tried.add(toKey(recording, plan))
    try {
      await this.#cache.loadAhead(recording.url)
      if (this.#prefetch !== prefetch) return
      await this.#queue.whenIdle()
      if (this.#prefetch !== prefetch) return
      await this.load(recording, plan)
    } catch {
      // Playing the recording reports the failure.
    }
  }
}

function toKey({ url }: Recording, plan: FitPlan): string {
  return `${url} ${toPlanKey(plan)}`
}

/** The code that renders is loaded for the first loop that is fitted. */
async function renderOnUse(
  buffer: AudioBuffer,
  plan: FitPlan,
  { duration }: Recording,
): Promise<AudioBuffer> {
  const { renderFitted } = await import('./render-fitted.ts')
  return renderFitted(buffer, plan, new AbortController().signal, duration ?? undefined)
}
