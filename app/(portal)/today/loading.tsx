import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

/** The day's skeleton: the next stop, and the list of all stops beside or below it. */
export default function TodayLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-9 w-56" />
        <div className="mt-7 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <div>
            <Skeleton className="h-4.5 w-28" />
            <Skeleton className="mt-4 h-24 w-72" />
            <Skeleton className="mt-7 h-10 w-4/5" />
            <Skeleton className="mt-5 h-20" />
            <Skeleton className="mt-5 h-14" />
            <Skeleton className="mt-5 h-48" />
          </div>
          <div>
            <Skeleton className="h-7 w-28" />
            <div className="mt-2.5 grid gap-4.5 border-t border-ink pt-4.5">
              {['first', 'second', 'third'].map((row) => (
                <Skeleton key={row} className="h-16" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </PageBody>
  )
}
