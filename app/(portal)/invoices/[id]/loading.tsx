import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

/** Matches the invoice's layout: title and action, document, activity. */
export default function InvoiceLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading">
        <Skeleton className="mb-3 h-6 w-36" />
        <div className="mb-9 flex items-end justify-between gap-8">
          <div className="min-w-0 flex-1">
            <Skeleton className="h-10 w-112 max-w-full md:h-12" />
            <Skeleton className="mt-2 h-6 w-72 max-w-full" />
          </div>
          <Skeleton className="h-12 w-56 max-lg:hidden" />
        </div>
        <div className="grid gap-14 xl:grid-cols-[minmax(0,49rem)_minmax(19rem,1fr)]">
          <Skeleton className="h-280" />
          <Skeleton className="h-80" />
        </div>
      </div>
    </PageBody>
  )
}
