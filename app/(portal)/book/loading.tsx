import { WizardColumns } from '@/components/booking/bookings/wizard/wizard-frame'
import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

const cards = [1, 2, 3, 4, 5, 6]

export default function BookLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-10 w-3/5 md:h-12" />
        <Skeleton className="mt-3 mb-9 h-5 w-2/5" />
        <Skeleton className="mb-10 h-10" />
        <WizardColumns summary={<Skeleton className="h-56" />}>
          <div className="grid gap-4 border-t border-ink pt-4 md:grid-cols-2">
            {cards.map((card) => (
              <Skeleton key={card} className="h-32" />
            ))}
          </div>
        </WizardColumns>
      </div>
    </PageBody>
  )
}
