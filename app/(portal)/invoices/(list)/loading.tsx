import { PageBody } from '@/components/ui/page-body'
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton'

/** Matches the list's layout: title, figures, filters, rows. */
export default function InvoicesLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading">
        <Skeleton className="h-10 w-48 md:h-12" />
        <Skeleton className="mt-2 mb-9 h-6 w-72 max-w-full" />
        <div className="grid grid-cols-2 gap-6 border-t border-b border-t-ink py-5 md:grid-cols-3">
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
        </div>
        <Skeleton className="mt-10 mb-4 h-11 max-w-176" />
        <SkeletonRows rows={6} />
      </div>
    </PageBody>
  )
}
