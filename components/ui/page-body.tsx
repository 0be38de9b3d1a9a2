import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

/** The padding and width of an ordinary page in the shell. */
export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={mergeClasses('max-w-344 px-5 pt-7 pb-16 md:px-8 md:pt-10 md:pb-24 lg:px-10', className)}>
      {children}
    </div>
  )
}
