import type { ReactNode, Ref } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type PageHeadProps = {
  title: ReactNode
  /** Beside the title: a big status. */
  status?: ReactNode
  lead?: ReactNode
  /** A small line above the title: "Booking 7f3ac91e". */
  over?: ReactNode
  /** The back link, above everything. */
  back?: ReactNode
  /** Right of the title: buttons. */
  actions?: ReactNode
  /** Makes the title focusable, for pages whose content changes without navigation. */
  titleRef?: Ref<HTMLHeadingElement>
  className?: string
}

/** A page's title block; the page's only `h1`. */
export function PageHead({ title, status, lead, over, back, actions, titleRef, className }: PageHeadProps) {
  return (
    <div className={mergeClasses('mb-7 md:mb-9', className)}>
      {back && <div className="text-ink-2 *:mb-3 print:hidden">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {over && <p className="mb-1.5 text-ink-2 md:text-base">{over}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1
              ref={titleRef}
              tabIndex={titleRef ? -1 : undefined}
              className="t-title min-w-0 wrap-break-word outline-none"
            >
              {title}
            </h1>
            {status}
          </div>
          {lead && <p className="mt-2 max-w-184 text-ink-2 md:text-base">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </div>
  )
}
