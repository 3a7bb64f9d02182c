import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { encodePeaks } from '#app/ui/waveform-path.ts'

/** The width of a bar and the gap after it, in pixels. */
const barPixels = 2

/** What a visitor does first on a page. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** A waveform for its width on the screen. */
interface DetailedPeaks {
  readonly peaks: string
  readonly bars: number
}

/**
 * Returns a waveform of a sound with as many bars as the element has room for, loaded once the page is
 * used, so that a first visit weighs no more; null until then, or if there is none.
 */
export function useDetailedPeaks(
  productId: number,
  element: RefObject<HTMLElement | null>,
): DetailedPeaks | null {
  const queryClient = useQueryClient()
  const [loaded, setLoaded] = useState({ productId: 0, peaks: '' })
  // The page of another sound keeps the state of this one.
  const peaks = loaded.productId === productId ? loaded.peaks : ''
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let isCurrent = true
    const load = async () => {
      controller.abort()
      const { soundAnalysisQuery } = await import('#app/features/product/sound-analysis.queries.ts')
      const { levels } = await queryClient.fetchQuery(soundAnalysisQuery(productId))
      if (isCurrent) setLoaded({ productId, peaks: encodePeaks(levels.map(Math.sqrt)) })
    }
    // Without it, the waveform keeps the bars that it has.
    const onInput = () => void load().catch(() => undefined)
    for (const type of inputs)
      addEventListener(type, onInput, { signal, passive: true, capture: true })
    return () => {
      isCurrent = false
      controller.abort()
    }
  }, [productId, queryClient])
  useEffect(() => {
    if (!peaks || !element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [peaks, element])
  const bars = Math.floor(width / barPixels)
  return bars > 0 ? { peaks, bars } : null
}
