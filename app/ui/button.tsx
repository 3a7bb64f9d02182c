import { Link, useRouter } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { isMenuNavigationPending, isPlainClick } from './menu-navigation.ts'

/** The classes of a button; also used for links outside the router, such as downloads. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 border font-semibold text-balance transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
  {
    variants: {
      theme: {
        primary: 'border-transparent bg-primary text-on-primary hover:[filter:brightness(1.05)]',
        secondary: 'border-outline bg-transparent hover:bg-on-surface hover:text-surface',
        transparent: 'border-transparent bg-transparent underline-offset-4 hover:underline',
        danger: 'border-danger bg-transparent text-danger hover:bg-danger hover:text-surface',
      },
      size: {
        lg: 'min-h-14 text-lg',
        md: 'min-h-11',
        sm: 'min-h-8 text-sm',
      },
      /** Square, for a button with only an icon: always, or only below `desktop-medium`. */
      square: { always: 'shrink-0', narrow: 'max-desktop-medium:px-0', never: '' },
    },
    compoundVariants: [
      { size: 'lg', square: ['never', 'narrow'], class: 'px-8' },
      { size: 'md', square: ['never', 'narrow'], class: 'px-5' },
      { size: 'sm', square: ['never', 'narrow'], class: 'px-3' },
      { size: 'lg', square: 'always', class: 'w-14' },
      { size: 'md', square: 'always', class: 'w-11' },
      { size: 'sm', square: 'always', class: 'w-8' },
      { size: 'lg', square: 'narrow', class: 'max-desktop-medium:w-14' },
      { size: 'md', square: 'narrow', class: 'max-desktop-medium:w-11' },
      { size: 'sm', square: 'narrow', class: 'max-desktop-medium:w-8' },
    ],
    defaultVariants: { theme: 'secondary', size: 'md', square: 'never' },
  },
)

type ButtonVariants = VariantProps<typeof buttonVariants>

export type ButtonTheme = NonNullable<ButtonVariants['theme']>
export type ButtonSize = NonNullable<ButtonVariants['size']>

type ButtonProps = ButtonVariants &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly busy?: boolean }

/** A button that stays focusable and ignores clicks while `busy`. */
export function Button({
  theme,
  size,
  square,
  className,
  busy,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? preventDefault : onClick}
      // `disabled` would remove the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonVariants({ theme, size, square, className })}
    />
  )
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}

type ButtonLinkProps = ButtonVariants &
  LinkProps & {
    readonly children: ReactNode
    readonly className?: string
    readonly 'aria-label'?: string
    readonly ref?: Ref<HTMLAnchorElement>
  }

/**
 * A router link that looks like a button. It ignores plain clicks while disabled, and while a
 * navigation started from a menu is pending.
 */
export function ButtonLink({ theme, size, square, className, children, ...link }: ButtonLinkProps) {
  const router = useRouter()
  function handleClick(event: MouseEvent): void {
    const opensHere = isPlainClick(event) && (!link.target || link.target === '_self')
    if (opensHere && isMenuNavigationPending(router)) event.preventDefault()
  }
  return (
    <Link
      {...link}
      onClick={handleClick}
      className={buttonVariants({ theme, size, square, className })}
    >
      {children}
    </Link>
  )
}
