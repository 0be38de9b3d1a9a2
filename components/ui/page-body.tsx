import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type PageBodyProps = {
  className?: string
  /** Whether the page prints as a page of paper, without the shell and what can only be pressed. */
  isPrintable?: boolean
  children: ReactNode
}

/** The padding and width of an ordinary page in the shell. */
export function PageBody({ className, isPrintable = false, children }: PageBodyProps) {
  return (
    <div
      data-print={isPrintable ? 'page' : undefined}
      className={mergeClasses('max-w-344 px-5 pt-7 pb-16 md:px-8 md:pt-10 md:pb-24 lg:px-10', className)}
    >
      {children}
    </div>
  )
}
