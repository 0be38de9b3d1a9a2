import { Skeleton, SkeletonRows } from './skeleton'

/** While a log loads, its own geometry: head, filters, rows. @param filters the size of what narrows it, as classes */
export function LogSkeleton({ filters }: { filters: string }) {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="mt-1.5 mb-4 h-6 w-96 max-w-full" />
      <Skeleton className={`mb-4 ${filters}`} />
      <SkeletonRows />
    </div>
  )
}
