'use client'

import type { ReactNode } from 'react'
import { InlineEmptyState } from '@/components/ui/empty-state'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'
import { moveFocus } from '@/components/ui/move-focus'
import { type PopoverTriggerProps, usePopover } from '@/components/ui/use-popover'

type PopoverProps = {
  /** Renders the button; spread the given props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** The panel's accessible name. */
  label: string
  onOpenChange?: (open: boolean) => void
  className?: string
  children: (panel: { close: () => void }) => ReactNode
}

/** A panel below its trigger: 376 px wide, full width on narrow screens. Its content is mounted only while open. */
export function Popover({ trigger, label, onOpenChange, className, children }: PopoverProps) {
  const { open, setOpen, container, panel, panelId, triggerProps } = usePopover(onOpenChange)
  return (
    <div ref={container} className="md:relative">
      {trigger(triggerProps)}
      {open && (
        <section
          ref={panel}
          id={panelId}
          aria-label={label}
          tabIndex={-1}
          onKeyDown={moveFocus}
          className={mergeClasses(
            'absolute top-[calc(100%+0.375rem)] right-0 z-40 w-94 animate-rise rounded-md border bg-raised text-left shadow-pop outline-none max-md:fixed max-md:inset-x-3 max-md:top-15 max-md:w-auto',
            className,
          )}
        >
          {children({ close: () => setOpen(false) })}
        </section>
      )}
    </div>
  )
}

/** A popover's header: its title and one action. */
export function PopoverHeader({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <header className="flex min-h-13 items-center justify-between border-b px-4 py-2.5">
      <h2 className="font-strong">{title}</h2>
      {action}
    </header>
  )
}

/** The classes of a row in a popover's list: an icon, a title, a note, and a second line. */
export const popoverRowClasses =
  'grid w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 px-4 py-3.25 text-left hover:bg-shade focus-visible:-outline-offset-2'

type PopoverListProps<Item> = {
  items: readonly Item[]
  emptyIcon: IconName
  emptyText: string
  children: (item: Item) => ReactNode
}

/** A popover's scrolling list, or its empty text. */
export function PopoverList<Item extends { id: string }>(props: PopoverListProps<Item>) {
  const { items, emptyIcon, emptyText, children } = props
  if (items.length === 0) {
    return (
      <div className="p-4">
        <InlineEmptyState icon={emptyIcon}>{emptyText}</InlineEmptyState>
      </div>
    )
  }
  return (
    <ul className="max-h-[min(32rem,calc(100dvh-8rem))] divide-y divide-line overflow-y-auto overscroll-contain">
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  )
}

/** A popover's footer, such as a link to the full list. */
export function PopoverFooter({ children }: { children: ReactNode }) {
  return <footer className="border-t px-4 py-2.5">{children}</footer>
}
