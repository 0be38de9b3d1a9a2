import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'

const inputBaseClasses =
  'w-full min-h-11 rounded-sm border border-edge bg-raised px-3 py-2.25 text-base transition-[border-color,box-shadow] duration-(--duration-quick) placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2 focus-visible:border-accent focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent aria-invalid:border-stop aria-invalid:shadow-[inset_0_-2px_0_var(--color-stop)] read-only:border-line read-only:bg-transparent read-only:text-ink-2 disabled:cursor-not-allowed disabled:bg-shade disabled:text-ink-3'

/** Without the `read-only` style, which would match every select and checkbox. */
const writableClasses =
  'read-only:border-edge read-only:bg-raised read-only:text-ink read-only:hover:border-ink-2'

/** The classes of inputs, text areas and selects. */
export function inputClasses(options: { size?: 'sm' | 'md'; writable?: boolean }, extra?: string) {
  return mergeClasses(
    inputBaseClasses,
    options.writable && writableClasses,
    options.size === 'sm' && 'min-h-9 px-2 py-1',
    extra,
  )
}

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'sm' | 'md'
  /** An icon inside, at the left. */
  icon?: IconName
}

/** A one-line text input, 44 px high, 16 px text so that phones do not zoom. */
export function Input({ size = 'md', icon, className, ...rest }: InputProps) {
  if (!icon) return <input {...rest} className={inputClasses({ size }, className)} />
  return (
    <span className={mergeClasses('relative block', className)}>
      <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3">
        <Icon name={icon} size={size} />
      </span>
      <input {...rest} className={inputClasses({ size }, 'pl-9.5')} />
    </span>
  )
}
