import type { ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { toChapters } from './chapters'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { DetailsLink } from './details-link'
import { GalleryBar } from './gallery-bar'
import { LockedChapters } from './locked-chapters'
import { PaymentBand, type PaymentParts } from './payment-band'
import { PreviewPhoto } from './preview-photo'

type LockedGalleryProps = {
  delivery: DeliveryDetail
  stage: DeliveryStage
  payment: PaymentParts
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  /** Whether a payment is being confirmed. */
  isProcessing: boolean
  /** The studio's support email. */
  supportEmail: string
  /** Below the photos. */
  children: ReactNode
}

/** A delivery that isn't paid for: a preview as its cover, what to pay, and the other photos by room, blurred. */
export function LockedGallery(props: LockedGalleryProps) {
  const { delivery, stage, payment, notice, isProcessing, supportEmail, children } = props
  const { locked, previews, lockedCount, coverId, street } = delivery
  const coverPlace = previews.findIndex(({ id }) => id === coverId)
  const coverIndex = locked.findIndex(({ preview }) => preview !== null && preview === coverPlace)
  const chapters = toChapters(
    locked.map(({ room }) => room),
    coverIndex,
  )
  const shownCount = locked.filter(({ preview }) => preview === null).length
  return (
    <>
      <DeliveryCover
        delivery={delivery}
        stage={stage}
        picture={
          coverPlace >= 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form
            <div role="group" aria-label="Preview photos" className="absolute inset-0">
              <PreviewPhoto
                street={street}
                photos={previews}
                place={coverPlace}
                focus={delivery.coverFocus}
                className="rounded-none"
              />
            </div>
          )
        }
      />
      <GalleryBar chapters={chapters}>
        {lockedCount > 0 && (
          <p className="mr-3 text-right text-xs text-ink-2 max-md:hidden">
            <span className="block text-sm font-strong text-ink">{countPhotos(lockedCount)} locked</span>
            {previews.length > 0 && freeText(previews.length)}
          </p>
        )}
        <DetailsLink />
        {isProcessing && (
          <Button variant="main" size="lg" busy>
            Confirming payment
          </Button>
        )}
        {payment.button ??
          (!isProcessing && !delivery.isOverseen && !payment.shared && (
            <LinkButton variant="main" size="lg" href="/support">
              Contact the studio
            </LinkButton>
          ))}
      </GalleryBar>
      {notice && <div className="mx-(--pad) mt-8">{notice}</div>}
      {!isProcessing && (
        <PaymentBand
          delivery={delivery}
          payment={payment}
          supportEmail={supportEmail}
          isAlone={stage.isAlone}
        />
      )}
      <LockedChapters
        delivery={delivery}
        chapters={chapters}
        moreCount={Math.max(0, lockedCount - shownCount)}
        isAlone={stage.isAlone}
      />
      {children}
    </>
  )
}

function freeText(count: number): string {
  return count === 1 ? '1 preview is free' : `${count} previews are free`
}
