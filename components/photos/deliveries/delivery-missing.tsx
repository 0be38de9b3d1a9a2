import { GoBackButton } from '@/components/photos/deliveries/go-back-button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'

/** Shown when the delivery doesn't exist or isn't visible to the viewer. */
export function DeliveryMissing() {
  return (
    <PageBody>
      <h1 className="sr-only">Photo delivery not found</h1>
      <EmptyState title="Photo delivery not found" headingLevel={2} action={<GoBackButton />}>
        It may have been removed, or the link belongs to another account.
      </EmptyState>
    </PageBody>
  )
}
