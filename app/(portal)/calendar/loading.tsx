import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

export default function CalendarLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-10 w-64 max-w-full md:h-12" />
        <Skeleton className="mt-3 h-5 w-48" />
        <Skeleton className="mt-7 mb-6 h-11" />
        <Skeleton className="h-16 md:hidden" />
        <Skeleton className="mt-4 h-11" />
        <Skeleton className="mt-px h-168 md:h-140" />
      </div>
    </PageBody>
  )
}
