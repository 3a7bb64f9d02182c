import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { encodePeaks } from '#app/ui/waveform-path.ts'

/** The width of a bar including its gap, in pixels. */
const barPixels = 2

/** A visitor's first interactions with a page. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** The detailed waveform of a product. */
interface DetailedPeaks {
  readonly peaks: string
  readonly bars: number
}

/**
 * Returns a waveform with as many bars as fit in the element. It is loaded on the first
 * interaction, to keep the first visit small; null until then, or if there is none.
 */
export function useDetailedPeaks(
  productId: number,
  element: RefObject<HTMLElement | null>,
): DetailedPeaks | null {
  const queryClient = useQueryClient()
  const [loaded, setLoaded] = useState({ productId: 0, peaks: '' })
  // The state is kept when another sound's page opens.
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
    // The waveform keeps its current bars.
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
