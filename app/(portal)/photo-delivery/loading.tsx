import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

export default function PhotoDeliveryLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-10 w-64 md:h-12" />
        <Skeleton className="mt-3 mb-9 h-5 w-80 max-w-full" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
          <div className="grid gap-9">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
            <Skeleton className="h-24" />
          </div>
          <Skeleton className="h-96" />
        </div>
      </div>
    </PageBody>
  )
}
