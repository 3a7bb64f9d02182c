import type { LucideIcon } from 'lucide-react'

/** The side lengths of icons, in pixels. */
const iconSizes = { sm: 16, md: 20, lg: 24 } as const

interface IconProps {
  readonly icon: LucideIcon
  readonly size?: keyof typeof iconSizes
  readonly className?: string
}

/** A Lucide icon in one of the design's sizes, hidden from screen readers. */
export function Icon({ icon: Glyph, size = 'md', className }: IconProps) {
  return <Glyph aria-hidden data-icon={size} size={iconSizes[size]} className={className} />
}
