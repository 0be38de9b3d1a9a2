import Link from 'next/link'
import type { ComponentProps } from 'react'
import { describeCount } from '@/components/ui/describe-count'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

type IconButtonBaseProps = {
  /** What the button does; its accessible name and tooltip. */
  label: string
  icon: IconSource
  size?: 'sm' | 'md'
}

function iconButtonClasses(size: 'sm' | 'md', extra?: string) {
  return mergeClasses(
    'relative inline-grid flex-none place-items-center rounded-sm text-ink-2 hover:bg-shade hover:text-ink aria-expanded:bg-shade aria-expanded:text-ink disabled:cursor-not-allowed disabled:text-ink-3 disabled:hover:bg-transparent',
    'transition-[background,color] duration-(--duration-quick)',
    size === 'sm' ? 'size-8' : 'size-11 md:size-10',
    extra,
  )
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
    <span
      aria-hidden="true"
      className="absolute top-0.75 right-0.5 h-4.25 min-w-4.25 rounded-[99px] bg-accent px-1 text-center text-[0.6875rem] leading-4.25 font-[650] text-on-accent shadow-[0_0_0_2px_var(--color-paper)]"
    >
      {describeCount(count)}
    </span>
  )
}
