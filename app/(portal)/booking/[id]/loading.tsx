import { PageBody } from '@/components/ui/page-body'
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton'

/** Matches a booking's layout: title and action, sky, facts, people, activity. */
export default function BookingLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading">
        <Skeleton className="mb-3 h-6 w-36" />
        <div className="flex items-end justify-between gap-8">
          <div className="min-w-0 flex-1">
            <Skeleton className="h-10 w-96 max-w-full md:h-12" />
            <Skeleton className="mt-2 h-6 w-80 max-w-full" />
          </div>
          <Skeleton className="h-12 w-64 max-lg:hidden" />
        </div>
        <div className="mt-9 grid gap-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div>
            <Skeleton className="mb-4 h-28 md:h-34" />
            <SkeletonRows rows={6} />
          </div>
          <Skeleton className="h-80 max-lg:hidden" />
        </div>
      </div>
    </PageBody>
  )
}
