import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { chooseTexts } from '@/lib/photos/deliveries/words/choosing'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { DetailsLink } from './details-link'
import { LazyChoiceBoard } from './lazy-choice'
import { PaymentBand, type PaymentParts } from './payment-band'
import { PreviewPhoto } from './preview-photo'

type ChoiceGalleryProps = {
  delivery: DeliveryDetail & { choice: PhotoChoices }
  stage: DeliveryStage
  payment: PaymentParts
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  /** The studio's support email. */
  supportEmail: string
  /** Below the photos. */
  children: ReactNode
}

/** A delivery of which the client chooses photos and hasn't any yet. */
export function ChoiceGallery(props: ChoiceGalleryProps) {
  const { delivery, stage, payment, notice, supportEmail, children } = props
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
              <PreviewPhoto street={street} photos={previews} place={coverPlace} />
            </div>
          )
        }
      />
      <div className="flex h-18 items-center justify-end gap-2 border-b px-(--pad) max-md:[&_.button]:min-h-13 max-md:[&_.button-main]:flex-1">
        <DetailsLink />
        <a href="#choose-photos" className={buttonClasses({ variant: 'main', size: 'lg' })}>
          {choice.soldCount > 0 ? chooseTexts.doneTitle : chooseTexts.title}
        </a>
      </div>
      {notice && <div className="mx-(--pad) mt-8">{notice}</div>}
      <ChoicePart delivery={delivery} payment={payment} />
      {!delivery.open && !payment.button && choice.soldCount > 0 && (
        <PaymentBand
          delivery={delivery}
          payment={payment}
          chosenCount={choice.soldCount}
          supportEmail={supportEmail}
          isAlone={stage.isAlone}
        />
      )}
      {children}
    </>
  )
}

type ChoicePartProps = Pick<ChoiceGalleryProps, 'delivery' | 'payment'>

/** What the client can choose, below what is unlocked. */
export function ChoicePart({ delivery, payment }: ChoicePartProps) {
  const { button, more, license, shared } = payment
  return (
    <div className="mx-(--pad) mt-10">
      <LazyChoiceBoard
        deliveryId={delivery.id}
        street={delivery.street}
        choice={delivery.choice}
        isPaid={delivery.open}
        pay={
          button && (
            <>
              {license}
              {button}
              {more}
            </>
          )
        }
        note={button ? (shared?.summary ?? null) : null}
      />
    </div>
  )
}
