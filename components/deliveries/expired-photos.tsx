import { CalendarX2 } from 'lucide-react'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/deliveries/schema'

type ExpiredPhotosProps = {
  delivery: Pick<DeliveryDetail, 'expiresOn' | 'invoice'>
  /** Where the studio is reached. */
  supportEmail: string
  className?: string
}

/** What a client sees of a delivery whose last day is over. */
export function ExpiredPhotos({ delivery, supportEmail, className }: ExpiredPhotosProps) {
  return (
    <Notice
      tone="wait"
      icon={<CalendarX2 className="icon" aria-hidden="true" />}
      title={`This gallery was open until ${delivery.expiresOn}`}
      className={className}
    >
      Its photos can no longer be opened or downloaded. Write to{' '}
      <TextLink href={`mailto:${supportEmail}`} className="min-h-0">
        {supportEmail}
      </TextLink>{' '}
      to have it opened again.
      {delivery.invoice?.payable && ' Paying the invoice does not open it by itself.'}
    </Notice>
  )
}
