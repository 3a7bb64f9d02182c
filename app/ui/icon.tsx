import type { LucideIcon } from 'lucide-react'
import { defaultIconSize, iconSizes } from './icon-options.ts'
import type { IconSize } from './icon-options.ts'

interface IconProps {
  readonly icon: LucideIcon
  readonly size?: IconSize
  readonly className?: string
}

/** A drawing beside words or inside a named button; screen readers pass it by. */
export function Icon({ icon: Drawing, size = defaultIconSize, className }: IconProps) {
  return <Drawing aria-hidden size={iconSizes[size]} data-icon={size} className={className} />
}
