import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

/** The dashboard's skeleton: title, three cards, upcoming bookings, and the recent delivery. */
export default function DashboardLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-9.5 w-3/5 md:h-12" />
        <Skeleton className="mt-2 h-6 w-2/5" />
        <div className="mt-7 grid gap-4 border-t border-b border-t-ink py-4.5 md:mt-9 md:grid-cols-3 md:gap-12">
          {['first', 'second', 'third'].map((cell) => (
            <Skeleton key={cell} className="h-16 md:h-21" />
          ))}
        </div>
        <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <div>
            <Skeleton className="h-7 w-56" />
            <div className="mt-2.5 grid gap-4.5 border-t border-ink pt-4.5">
              {['first', 'second', 'third'].map((row) => (
                <Skeleton key={row} className="h-20" />
              ))}
            </div>
          </div>
          <div>
            <Skeleton className="h-7 w-44" />
            <Skeleton className="mt-2.5 aspect-4/3 rounded-print" />
          </div>
        </div>
      </div>
    </PageBody>
  )
}
