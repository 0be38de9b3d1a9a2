import { WizardColumns } from '@/components/booking/bookings/wizard/wizard-frame'
import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

export default function BookAgainLoading() {
  return (
    <PageBody className="pt-0 pb-8 md:pt-0">
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="-mx-5 mb-5 h-20 md:-mx-8 md:mb-7 lg:-mx-10" />
        <Skeleton className="mb-5 h-10 w-3/5 md:h-12" />
        <WizardColumns summary={<Skeleton className="h-64" />}>
          <div className="grid gap-6">
            <Skeleton className="h-18" />
            <Skeleton className="h-32" />
            <Skeleton className="h-56" />
          </div>
        </WizardColumns>
      </div>
    </PageBody>
  )
}
