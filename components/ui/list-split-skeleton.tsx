import { ListSplit } from './list-split'
import { Skeleton } from './skeleton'

const rows = [1, 2, 3, 4, 5]

/** The loading state of ListSplit. */
export function ListSplitSkeleton({ listLabel, className }: { listLabel: string; className?: string }) {
  return (
    <div role="status" aria-label="Loading">
      <ListSplit
        listLabel={listLabel}
        className={className}
        showsDetail={false}
        list={
          <>
            <div className="px-5 pt-7 pb-4 md:px-4 lg:px-6">
              <Skeleton className="h-8.5 w-48" />
            </div>
            {rows.map((row) => (
              <div key={row} className="border-t px-5 py-3.75 md:px-4 lg:px-6">
                <Skeleton className="h-16" />
              </div>
            ))}
          </>
        }
        detail={
          <div className="border-b px-8 py-5">
            <Skeleton className="h-7 w-72 max-w-full" />
            <Skeleton className="mt-1.5 h-5 w-48" />
          </div>
        }
      />
    </div>
  )
}
