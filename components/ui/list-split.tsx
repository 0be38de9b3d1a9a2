import type { ReactNode } from 'react'
import type { IconName } from '@/components/ui/icon-names'
import { InlineEmptyState } from './empty-state'
import { mergeClasses } from './merge-classes'

type ListSplitProps = {
  /** Names the list for assistive technology. */
  listLabel: string
  list: ReactNode
  /** Narrow screens show only one of the two: the detail once an entry is selected. */
  showsDetail: boolean
  detail: ReactNode
  className?: string
}

const columnHeight = 'md:h-[calc(var(--page)-var(--bar))] md:overflow-y-auto'

/** A list on the left and the selected entry on the right, both as high as the window. */
export function ListSplit({ listLabel, list, showsDetail, detail, className }: ListSplitProps) {
  return (
    <div
      className={mergeClasses(
        'grid min-h-[calc(var(--page)-var(--bar))] grid-cols-[minmax(0,1fr)] md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[clamp(17rem,27vw,24rem)_minmax(0,1fr)]',
        className,
      )}
    >
      <section
        aria-label={listLabel}
        className={mergeClasses('min-w-0 md:border-r', columnHeight, showsDetail && 'max-md:hidden')}
      >
        {list}
      </section>
      <div className={mergeClasses('min-w-0', columnHeight, !showsDetail && 'max-md:hidden')}>{detail}</div>
    </div>
  )
}

/** Shown in place of the list's entries when there are none. */
export function EmptyList({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="border-t px-5 py-6 md:px-4 lg:px-6">
      <InlineEmptyState icon={icon}>{children}</InlineEmptyState>
    </div>
  )
}
