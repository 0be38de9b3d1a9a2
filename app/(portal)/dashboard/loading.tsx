import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

/** The dashboard's skeleton: title, what comes first, a list with its side column. */
export default function DashboardLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-9.5 w-3/5 md:h-12" />
        <Skeleton className="mt-2 h-6 w-2/5" />
        <Skeleton className="mt-5 h-17 md:mt-6 md:h-24" />
        <div className="grid gap-4 border-b border-ink py-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
          <Skeleton className="h-24 w-44" />
          <Skeleton className="h-24" />
        </div>
        <div className="mt-9 grid gap-12 md:mt-11 lg:gap-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <Skeleton className="h-7 w-32" />
            <div className="mt-2.5 grid gap-4.5 border-t border-ink pt-4.5">
              {['first', 'second', 'third', 'fourth'].map((row) => (
                <Skeleton key={row} className="h-12" />
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
