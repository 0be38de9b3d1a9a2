import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

/** Matches the invoice's layout: title, document, history. */
export default function InvoiceLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading">
        <Skeleton className="mb-3 h-6 w-36" />
        <Skeleton className="h-10 w-64 max-w-full md:h-12" />
        <Skeleton className="mt-2 mb-9 h-6 w-72 max-w-full" />
        <div className="grid gap-14 xl:grid-cols-[minmax(0,49rem)_minmax(19rem,1fr)]">
          <Skeleton className="h-280" />
          <Skeleton className="h-80" />
        </div>
      </div>
    </PageBody>
  )
}
