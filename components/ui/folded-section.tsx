import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'

type FoldedSectionProps = {
  /** For links to it. */
  id: string
  title: string
  lead: string
  /** What it's set to, while it's folded. */
  value: string
  /** Opens it, so that the errors are seen. */
  hasErrors: boolean
  children: ReactNode
}

/** A section of settings that few change: folded, with its present value beside the title. */
export function FoldedSection({ id, title, lead, value, hasErrors, children }: FoldedSectionProps) {
  return (
    <Disclosure
      id={id}
      look="head"
      summary={title}
      hint={value}
      open={hasErrors || undefined}
      className="-mb-px"
    >
      <div className="grid gap-x-14 gap-y-5 pt-1 pb-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <p className="max-w-[34ch] text-ink-2">{lead}</p>
        <div className="grid max-w-152 content-start gap-5.5">{children}</div>
      </div>
    </Disclosure>
  )
}
