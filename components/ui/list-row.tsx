import type { ReactNode } from 'react'
import { ClampedText } from './clamped-text'
import { Link } from './link'
import { mergeClasses } from './merge-classes'

type ListRowProps = {
  href: string
  isCurrent: boolean
  /** Marks the row with a dot. */
  isNew: boolean
  title: string
  age: ReactNode
  /** One line under the title. */
  subtitle: string
  /** The last line: the status and other short facts. */
  footer: ReactNode
  /** A button over the row's lower right corner. */
  action?: ReactNode
}

/** One entry of a list in a ListSplit. The whole row is the link. */
export function ListRow({ href, isCurrent, isNew, title, age, subtitle, footer, action }: ListRowProps) {
  return (
    <li className="relative border-t last:border-b">
      <Link
        href={href}
        scroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={mergeClasses(
          'grid grid-cols-[0.5rem_1fr_auto] gap-x-3 gap-y-0.5 px-5 py-3.75 hover:bg-shade focus-visible:-outline-offset-2 md:px-4 lg:px-6',
          isCurrent &&
            "bg-shade before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent before:content-['']",
        )}
      >
        <span
          aria-hidden="true"
          className={mergeClasses('mt-1.5 size-2 rounded-[50%]', isNew && 'bg-accent')}
        />
        <span dir="auto" className="min-w-0 text-left font-strong">
          <ClampedText>{title}</ClampedText>
        </span>
        <span className="text-xs leading-5 whitespace-nowrap text-ink-3">{age}</span>
        <span
          dir="auto"
          className={mergeClasses('col-[2/-1] truncate text-left text-ink-2', action && 'pr-11')}
        >
          {subtitle}
        </span>
        <span className="col-[2/-1] mt-1 flex flex-wrap items-center gap-x-3 text-xs">{footer}</span>
      </Link>
      {action && <div className="absolute right-2.5 bottom-1 md:bottom-2">{action}</div>}
    </li>
  )
}
