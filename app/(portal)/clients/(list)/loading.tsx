import { PageBody } from '@/components/ui/page-body'
import { PageSkeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <PageBody>
      <PageSkeleton />
    </PageBody>
  )
}
