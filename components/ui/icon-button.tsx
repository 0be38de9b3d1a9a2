import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { describeCount } from '@/components/ui/describe-count'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

type IconButtonBaseProps = {
  /** What the button does; its accessible name and tooltip. */
  label: string
  icon: IconSource
  size?: 'sm' | 'md'
}

function iconButtonClasses(size: 'sm' | 'md', extra?: string) {
  return clsx('icon-button', size === 'sm' && 'icon-button-sm', extra)
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  IconButtonBaseProps & {
    /** A badge in the corner, hidden at 0. Include it in `label` too. */
    count?: number
  }

/** A square button with an icon only. 40 px (44 narrow); `sm` is 32 for table rows. */
export function IconButton({
  label,
  icon,
  size = 'md',
  count = 0,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      {...rest}
      type={type}
      className={iconButtonClasses(size, className)}
    >
      {drawIcon(icon, size)}
      {count > 0 && <CountBadge count={count} />}
    </button>
  )
}

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & IconButtonBaseProps

/** An IconButton that is a link. */
export function IconLink({ label, icon, size = 'md', className, ...rest }: IconLinkProps) {
  return (
    <Link aria-label={label} title={label} {...rest} className={iconButtonClasses(size, className)}>
      {drawIcon(icon, size)}
    </Link>
  )
}

function CountBadge({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="count-badge">
      {describeCount(count)}
    </span>
  )
}
