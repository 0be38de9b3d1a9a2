import type { ReactNode } from 'react'
import { InlineEmptyState } from '@/components/ui/empty-state'
import type { IconName } from '@/components/ui/icon-names'
import { Loading } from '@/components/ui/loading'

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

const failedText = "This couldn't be loaded. Close it and try again."

type PopoverListProps<Item> = {
  /** Null until they are loaded. */
  items: readonly Item[] | null
  hasFailed?: boolean
  emptyIcon: IconName
  emptyText: string
  children: (item: Item) => ReactNode
}

/** A popover's scrolling list, or what it shows instead while it loads, when that failed, and when it is empty. */
export function PopoverList<Item extends { id: string }>(props: PopoverListProps<Item>) {
  const { items, hasFailed, emptyIcon, emptyText, children } = props
  if (!items && !hasFailed) return <Loading className="p-4" />
  if (!items || items.length === 0) {
    const [icon, text] = items ? ([emptyIcon, emptyText] as const) : (['circle-alert', failedText] as const)
    return (
      <div className="p-4">
        <InlineEmptyState icon={icon}>{text}</InlineEmptyState>
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
