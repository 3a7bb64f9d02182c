import { Waveform } from '#app/ui/waveform.tsx'

interface CoverProps {
  readonly url: string | null
  readonly peaks: string | null
  /** Large covers are wanted at once, those of cards when they come near. */
  readonly eager?: boolean
  /** What the browser knows it by when it grows from one page into the next. */
  readonly name?: string | undefined
  readonly className?: string
}

/** A product's cover; its name always stands beside it, so the picture itself is not spoken. */
export function Cover({ url, peaks, eager = false, name, className = '' }: CoverProps) {
  if (url === null) {
    return (
      <div className={`grid aspect-square items-center bg-tint p-[10%] text-on-tint ${className}`}>
        <Waveform peaks={peaks} progress={1} bars={40} className="h-1/2 w-full" />
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
      decoding="async"
      style={name ? { viewTransitionName: name } : undefined}
      className={`block aspect-square bg-tint object-cover ${className}`}
    />
  )
}
