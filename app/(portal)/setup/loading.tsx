import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'
import { openingSteps } from '@/lib/studio/settings/rules/opening'

/** The setup's skeleton: title, progress, the steps, and the preview beside them. */
export default function SetupLoading() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="h-9.5 w-3/5 md:h-12" />
        <Skeleton className="mt-2 h-6 w-2/5" />
        <Skeleton className="mt-6 h-1" />
        <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-4 border-t border-ink pt-4">
            {openingSteps.map((step) => (
              <Skeleton key={step} className="h-12" />
            ))}
          </div>
          <Skeleton className="h-80" />
        </div>
      </div>
    </PageBody>
  )
}
