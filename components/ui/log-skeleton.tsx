import { Skeleton, SkeletonRows } from './skeleton'

/** The loading state of a log: heading, filters, rows. @param filters the classes that set the size of the filters */
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
