import Link from 'next/link'
import type { ComponentProps } from 'react'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Spinner } from '@/components/ui/spinner'

export type ButtonVariant = 'default' | 'main' | 'quiet' | 'stop'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonStyleProps = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm font-medium whitespace-nowrap transition-[background,box-shadow,color] duration-(--duration-quick) aria-disabled:cursor-not-allowed aria-disabled:bg-shade aria-disabled:text-ink-3 aria-disabled:shadow-none aria-disabled:hover:bg-shade aria-disabled:hover:text-ink-3 aria-disabled:hover:shadow-none disabled:cursor-not-allowed disabled:bg-shade disabled:text-ink-3 disabled:shadow-none disabled:hover:bg-shade disabled:hover:text-ink-3 disabled:hover:shadow-none'

const variants: Record<ButtonVariant, string> = {
  default:
    'shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-shade hover:shadow-[inset_0_0_0_1px_var(--color-ink)]',
  main: 'bg-ink text-paper hover:bg-accent-deep hover:text-on-accent',
  quiet: 'text-ink-2 hover:bg-shade hover:text-ink',
  stop: 'bg-stop text-on-stop hover:shadow-[inset_0_0_0_99px_oklch(0_0_0/0.12)]',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3 py-1 text-xs md:min-h-8',
  md: 'min-h-11 px-4 py-2 md:min-h-10',
  lg: 'min-h-12 px-6 py-3 text-base',
}

/** The classes of a button, for elements that are neither a button nor a link (a file label). */
export function buttonClasses(
  { variant = 'default', size = 'md', wide = false }: ButtonStyleProps,
  extra?: string,
) {
  return mergeClasses(base, variants[variant], sizes[size], wide && 'w-full', extra)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyleProps & {
    /** While true, the button shows a spinner and ignores clicks; it stays focusable. */
    busy?: boolean
    /** The verb in progress, such as "Creating payment link". */
    busyText?: string
    icon?: IconSource
  }

/** A button. `type` defaults to "button", so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy && (onClick || type === 'submit') ? stopPress : onClick}
    >
      {busy ? <Spinner size="sm" /> : drawIcon(icon, size === 'lg' ? 'md' : 'sm')}
      {busy && busyText ? busyText : children}
    </button>
  )
}

function stopPress(event: { preventDefault: () => void }) {
  event.preventDefault()
}

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonStyleProps & { icon?: IconSource }

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {drawIcon(icon, size === 'lg' ? 'md' : 'sm')}
      {children}
    </Link>
  )
}
