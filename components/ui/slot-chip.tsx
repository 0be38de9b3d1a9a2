import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

type SlotChipProps = Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> & {
  selected?: boolean
  /** Whether a check mark says that it's selected; the color does otherwise. */
  hasMark?: boolean
}

/** A selectable time slot: "09:00 – 12:00". 44 px high. */
export function SlotChip({ selected = false, hasMark = true, className, children, ...rest }: SlotChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={mergeClasses(
        'inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-raised px-4 font-[520] whitespace-nowrap transition-[border-color,background] duration-(--duration-quick) enabled:hover:border-ink disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-ink-3 disabled:line-through max-md:flex-[1_1_8.5rem] max-md:justify-center',
        selected && 'border-accent bg-accent text-on-accent',
        className,
      )}
    >
      {selected && hasMark && <Icon name="check" size="sm" />}
      {children}
    </button>
  )
}
