import { Waveform } from '#app/ui/waveform.tsx'

interface CoverProps {
  readonly url: string | null
  readonly peaks: string | null
  /** Loads the image before scripts, for one in the first view; the default is lazy loading. */
  readonly eager?: boolean
  /** The `view-transition-name` for the transition from a card to the product page. */
  readonly transitionName?: string | undefined
  readonly className?: string
}

/**
 * A product's cover, or its waveform if it has none. Decorative, because it is always shown next to
 * the product's name.
 */
export function Cover({ url, peaks, eager = false, transitionName, className = '' }: CoverProps) {
  if (url === null) {
    return (
      <div className={`grid aspect-square items-center bg-tint p-[10%] text-on-tint ${className}`}>
        <Waveform peaks={peaks} isPlayed bars={40} className="h-1/2 w-full" />
      </div>
    )
  }
  return (
    <img
      src={url}
      alt=""
      width={800}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={transitionName ? { viewTransitionName: transitionName } : undefined}
      className={`block aspect-square bg-tint object-cover ${className}`}
    />
  )
}
