import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { defaultIconSize, iconSizes } from './icon-options.ts'
import type { IconSize } from './icon-options.ts'

interface IconProps {
  readonly icon: IconNode
  readonly size?: IconSize
  readonly className?: string
}

/** A drawing of Lucide beside words or inside a named button; screen readers pass it by. */
export function Icon({ icon, size = defaultIconSize, className }: IconProps) {
  return (
    <svg
      aria-hidden
      data-icon={size}
      className={className}
      width={iconSizes[size]}
      height={iconSizes[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icon.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  )
}
