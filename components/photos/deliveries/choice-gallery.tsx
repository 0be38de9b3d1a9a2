import type { ReactNode } from 'react'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { LazyChoiceBoard } from './lazy-choice'
import { PaymentBand, type PaymentParts } from './payment-band'
import type { DeliveryMedia } from './photo-gallery'
import { PreviewPhoto } from './preview-photo'

type ChoiceGalleryProps = {
  delivery: DeliveryDetail & { choice: PhotoChoices }
  stage: DeliveryStage
  payment: PaymentParts
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  media: DeliveryMedia
  /** The studio's support email. */
  supportEmail: string
  /** Below the photos. */
  children: ReactNode
}

/** A delivery of which the client chooses photos and hasn't any yet. */
export function ChoiceGallery(props: ChoiceGalleryProps) {
  const { delivery, stage, payment, notice, media, supportEmail, children } = props
  const { previews, coverId, street, choice } = delivery
  const coverPlace = previews.findIndex(({ id }) => id === coverId)
  return (
    <>
      <DeliveryCover
        delivery={delivery}
        stage={stage}
        picture={
          coverPlace >= 0 && (
            <div className="absolute inset-0">
              <PreviewPhoto
                street={street}
                photos={previews}
                place={coverPlace}
                focus={delivery.coverFocus}
              />
            </div>
          )
        }
      />
      <ChoicePart delivery={delivery} payment={payment} notice={notice} isWhole />
      {!delivery.open && !payment.button && choice.soldCount > 0 && (
        <PaymentBand
          delivery={delivery}
          payment={payment}
          chosenCount={choice.soldCount}
          supportEmail={supportEmail}
          isAlone={stage.isAlone}
        />
      )}
      {media.first.content}
      {children}
    </>
  )
}

type ChoicePartProps = Pick<ChoiceGalleryProps, 'delivery' | 'payment'> & {
  notice?: ReactNode
  /** Whether nothing is unlocked, so that the bar of the gallery is this one's. */
  isWhole?: boolean
}

/** What the client can choose, by room; below what is unlocked. */
export function ChoicePart({ delivery, payment, notice, isWhole = false }: ChoicePartProps) {
  const { button, without, more, license, shared } = payment
  return (
    <LazyChoiceBoard
      deliveryId={delivery.id}
      street={delivery.street}
      choice={delivery.choice}
      isPaid={delivery.open}
      isWhole={isWhole}
      pay={button}
      payWithout={without}
      terms={
        button && (
          <>
            {shared && <p className="t-label">{shared.summary}</p>}
            {more}
            {license}
          </>
        )
      }
      notice={notice}
    />
  )
}
