import { Skeleton } from './skeleton'

const rows = [1, 2, 3, 4, 5, 6, 7]

/** While a log loads, its own geometry: head, filters, rows. @param filters the size of what narrows it, as classes */
export function LogSkeleton({ filters }: { filters: string }) {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="mt-1.5 mb-4 h-6 w-96 max-w-full" />
      <Skeleton className={`mb-4 ${filters}`} />
      <div className="grid border-t border-ink">
        {rows.map((row) => (
          <div key={row} className="border-b py-3.5">
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </div>
  )
}
