import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

export type TimelineEntry = {
  key: string
  title: ReactNode
  /** Formatted for display; `dateTime` is the ISO 8601 form. */
  when?: string
  dateTime?: string
  detail?: ReactNode
  /** Has not happened yet. */
  ahead?: boolean
  /** Should have happened by now. */
  late?: boolean
}

/** Events from top to bottom; future ones have open rings. */
export function Timeline({ entries, className }: { entries: readonly TimelineEntry[]; className?: string }) {
  return (
    <ol className={mergeClasses('grid', className)}>
      {entries.map((entry) => (
        <li
          key={entry.key}
          className={mergeClasses(
            "relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-4 pb-5.5 before:z-1 before:mt-1.25 before:size-2.75 before:rounded-[50%] before:content-[''] not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-1 not-last:after:left-1.25 not-last:after:w-px not-last:after:bg-edge not-last:after:content-['']",
            entry.ahead
              ? 'text-ink-3 before:bg-paper before:shadow-[inset_0_0_0_1.5px_var(--color-edge)]'
              : 'before:bg-ink',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={entry.ahead ? undefined : 'font-strong'}>{entry.title}</span>
            {entry.when && (
              <time
                dateTime={entry.dateTime}
                className={mergeClasses('t-label whitespace-nowrap', entry.late && 'text-stop')}
              >
                {entry.when}
              </time>
            )}
          </p>
          {entry.detail && (
            <p className={mergeClasses('col-start-2', !entry.ahead && 'text-ink-2')}>{entry.detail}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
