import { PageBody } from '@/components/ui/page-body'
import { PageSkeleton } from '@/components/ui/skeleton'

/** The loading screen of pages without one of their own. */
export function PageLoading() {
  return (
    <PageBody>
      <PageSkeleton />
    </PageBody>
  )
}
