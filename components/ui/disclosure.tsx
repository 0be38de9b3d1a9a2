import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type DisclosureProps = {
  summary: ReactNode
  /** Open at first. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** Content that is folded away below its summary. Works without JavaScript. */
export function Disclosure({ summary, open, className, children }: DisclosureProps) {
  return (
    <details className={`group ${className ?? ''}`} open={open}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-strong text-accent [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
