import { RecordMissing } from '@/app/record-missing'
import { GoBackButton } from '@/components/photos/deliveries/go-back-button'

/** A page, with status 404, whose delivery doesn't exist or isn't visible to the viewer. */
export function DeliveryMissing() {
  return (
    <>
      <h1 className="sr-only">Photo delivery not found</h1>
      <RecordMissing title="Photo delivery not found" back={<GoBackButton />}>
        It may have been removed, or the link belongs to another account.
      </RecordMissing>
    </>
  )
}
