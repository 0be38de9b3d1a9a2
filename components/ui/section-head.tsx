import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type SectionHeadProps = {
  title: ReactNode
  /** For `aria-labelledby` of the section. */
  id?: string
  /** Right of the title: a link, a count. */
  action?: ReactNode
  /** Omits the ink rule, for sections that start with a picture. */
  plain?: boolean
  className?: string
}

/** The heading and ink rule that start every section. */
export function SectionHead({ title, id, action, plain = false, className }: SectionHeadProps) {
  return (
    <div
      className={mergeClasses(
        'flex break-after-avoid items-baseline justify-between gap-4 pb-3',
        !plain && 'border-b border-ink',
        className,
      )}
    >
      <h2 id={id} className="t-head scroll-mt-20">
        {title}
      </h2>
      {action && <div className="flex-none text-ink-2">{action}</div>}
    </div>
  )
}
