import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'

type ExpiredPhotosProps = {
  delivery: Pick<DeliveryDetail, 'expiresOn' | 'invoice'>
  /** The studio's support email. */
  supportEmail: string
}

/** Shown to the client instead of a delivery that has expired. */
export function ExpiredPhotos({ delivery, supportEmail }: ExpiredPhotosProps) {
  return (
    <Notice
      tone="wait"
      icon="calendar-x-2"
      title={`This gallery was available through ${delivery.expiresOn}`}
    >
      You can no longer view or download its photos. To have it reopened, email{' '}
      <TextLink href={`mailto:${supportEmail}`} className="min-h-0">
        {supportEmail}
      </TextLink>
      .{delivery.invoice?.payable && " Paying the invoice won't reopen it."}
    </Notice>
  )
}
