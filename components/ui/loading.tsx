import { mergeClasses } from '@/components/ui/merge-classes'
import { Spinner } from '@/components/ui/spinner'

/** Stands in for a part of the page whose code is loading. */
export function Loading({ className }: { className?: string }) {
  return (
    <p role="status" className={mergeClasses('flex items-center gap-3', className)}>
      <Spinner />
      Loading
    </p>
  )
}
