import { PageBody } from '@/components/ui/page-body'
import { PageSkeleton } from '@/components/ui/skeleton'

export default function PortalLoading() {
  return (
    <PageBody>
      <PageSkeleton />
    </PageBody>
  )
}
