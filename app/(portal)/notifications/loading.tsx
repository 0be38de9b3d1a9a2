import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

const rows = [1, 2, 3, 4, 5, 6, 7]

/** The list's own geometry: title, kinds, rows. */
export default function NotificationsLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="max-w-208">
        <Skeleton className="h-10 w-64 md:h-12" />
        <Skeleton className="mt-2 mb-5 h-6 w-72 max-w-full" />
        <Skeleton className="mb-2 h-11 max-w-120" />
        <div className="grid border-t border-ink">
          {rows.map((row) => (
            <div key={row} className="border-b py-3.25">
              <Skeleton className="h-17" />
            </div>
          ))}
        </div>
      </div>
    </PageBody>
  )
}
