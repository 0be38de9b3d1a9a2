import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

const cards = ['one', 'two', 'three', 'four', 'five', 'six']

export default function AdminPortfolioLoading() {
  return (
    <PageBody className="md:pt-8">
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <div className="mb-5 flex flex-wrap justify-between gap-4">
          <Skeleton className="h-10 w-48 md:h-12" />
          <Skeleton className="h-11 w-64 md:h-10" />
        </div>
        <Skeleton className="h-11" />
        <Skeleton className="mt-6 mb-7 h-11 md:w-72" />
        <div className="grid gap-x-6 gap-y-9 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
          {cards.map((card) => (
            <div key={card} className="grid gap-3">
              <Skeleton className="aspect-3/2" />
              <Skeleton className="h-7 w-3/5" />
              <Skeleton className="h-9" />
            </div>
          ))}
        </div>
      </div>
    </PageBody>
  )
}
