import { WizardColumns } from '@/components/booking/bookings/wizard/wizard-frame'
import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

const rows = [1, 2, 3, 4, 5, 6]

export default function BookLoading() {
  return (
    <PageBody className="pt-4 pb-8 md:pt-8">
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="mb-5 h-1 md:mb-8 md:h-10" />
        <Skeleton className="mb-5 h-20 w-3/5 md:mb-7 md:h-12" />
        <WizardColumns summary={<Skeleton className="h-96" />}>
          <Skeleton className="mb-8 h-28 md:h-44" />
          <div className="grid gap-px border-t border-ink md:grid-cols-2">
            {rows.map((row) => (
              <Skeleton key={row} className="h-17 md:h-24" />
            ))}
          </div>
        </WizardColumns>
      </div>
    </PageBody>
  )
}
