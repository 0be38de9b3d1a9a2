import type { ReactNode } from 'react'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { ChoiceGallery, ChoicePart } from './choice-gallery'
import type { DeliveryStage } from './delivery-cover'
import { DeliveryDetails } from './delivery-details'
import { ExpiredGallery } from './expired-gallery'
import { LockedGallery } from './locked-gallery'
import type { PaymentParts } from './payment-band'
import type { ViewerParts } from './photo-gallery'
import { UnlockedGallery } from './unlocked-gallery'

type DeliveryViewProps = {
  delivery: DeliveryDetail
  stage: DeliveryStage
  payment: PaymentParts
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  /** Whether a payment is being confirmed. */
  isProcessing: boolean
  /** What other domains add to the viewer. */
  viewerParts: ViewerParts | undefined
  /** The studio's support email. */
  supportEmail: string
  /** In the details, at the end. */
  children: ReactNode
}

/** One delivery from its cover to its details: locked, to choose from, unlocked, or expired. */
export function DeliveryView(props: DeliveryViewProps) {
  const { delivery, stage, children, ...rest } = props
  return (
    <article
      aria-label={delivery.street}
      className="pb-28 [--pad:1.25rem] md:pb-24 md:[--pad:2rem] xl:[--pad:2.5rem]"
    >
      <Gallery {...rest} delivery={delivery} stage={stage}>
        <DeliveryDetails delivery={delivery}>{children}</DeliveryDetails>
      </Gallery>
    </article>
  )
}

function Gallery({ viewerParts, isProcessing, children, ...props }: DeliveryViewProps) {
  const { delivery, stage, payment, notice } = props
  const choice = delivery.choice?.canChoose ? delivery.choice : null
  if (choice && !(delivery.open && delivery.photos.length > 0)) {
    return (
      <ChoiceGallery {...props} delivery={{ ...delivery, choice }}>
        {children}
      </ChoiceGallery>
    )
  }
  if (delivery.open) {
    return (
      <UnlockedGallery delivery={delivery} stage={stage} viewerParts={viewerParts} notice={notice}>
        {choice && <ChoicePart delivery={{ ...delivery, choice }} payment={payment} />}
        {children}
      </UnlockedGallery>
    )
  }
  if (delivery.expired) return <ExpiredGallery {...props}>{children}</ExpiredGallery>
  return (
    <LockedGallery {...props} isProcessing={isProcessing}>
      {children}
    </LockedGallery>
  )
}
