import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { ChoiceGallery, ChoicePart } from './choice-gallery'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { DeliveryDetails } from './delivery-details'
import { DetailsLink } from './details-link'
import { GalleryBand } from './gallery-band'
import { GalleryBar } from './gallery-bar'
import { LockedGallery } from './locked-gallery'
import { Miniature } from './miniature'
import type { PaymentParts } from './payment-band'
import type { DeliveryMedia, ViewerParts } from './photo-gallery'
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
  /** What was delivered besides photos. */
  media: DeliveryMedia
  /** Whether anyone can see its property page. */
  isPublished: boolean
  /** The studio's support email. */
  supportEmail: string
  /** In the details, at the end. */
  children: ReactNode
}

/** One delivery from its cover to its details: locked, to choose from, unlocked, or expired. */
export function DeliveryView(props: DeliveryViewProps) {
  const { delivery, stage, isPublished, children, ...rest } = props
  return (
    <article
      aria-label={delivery.street}
      // On phones, `--foot` is the height of the bar at the bottom, which may have two lines of text above its buttons.
      className="pb-28 [--foot:4.75rem] [--pad:1.25rem] has-[[data-foot-bar]_[role=status]]:[--foot:7.75rem] md:pb-24 md:[--pad:2rem] xl:[--pad:2.5rem]"
    >
      <Gallery {...rest} delivery={delivery} stage={stage}>
        {rest.media.last.content}
        <DeliveryDetails delivery={delivery} extras={stage.extras} isPublished={isPublished}>
          {children}
        </DeliveryDetails>
      </Gallery>
    </article>
  )
}

function Gallery({ viewerParts, isProcessing, children, ...props }: Omit<DeliveryViewProps, 'isPublished'>) {
  const { delivery, stage, payment, notice, media } = props
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
      <UnlockedGallery
        delivery={delivery}
        stage={stage}
        viewerParts={viewerParts}
        notice={notice}
        media={media}
      >
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

type ExpiredGalleryProps = {
  delivery: DeliveryDetail
  stage: DeliveryStage
  /** The studio's support email. */
  supportEmail: string
  /** Below. */
  children: ReactNode
}

/** Shown to the client instead of a delivery that has expired: its cover, blurred, and how to have it reopened. */
function ExpiredGallery({ delivery, stage, supportEmail, children }: ExpiredGalleryProps) {
  const [first] = delivery.locked
  return (
    <>
      <DeliveryCover
        delivery={delivery}
        stage={stage}
        picture={first?.miniature && <Miniature base64={first.miniature} className="blur-2xl" />}
      />
      <GalleryBar chapters={[]}>
        <DetailsLink />
        <LinkButton variant="main" size="lg" href="/support">
          Ask to reopen
        </LinkButton>
      </GalleryBar>
      <GalleryBand
        label="Expired"
        title={`This gallery was available through ${delivery.expiresOn}`}
        isAlone={stage.isAlone}
      >
        <p className="max-w-[60ch] text-base text-ink-2">
          You can no longer view or download its photos. To have it reopened, email{' '}
          <TextLink href={`mailto:${supportEmail}`} className="min-h-0">
            {supportEmail}
          </TextLink>
          .{delivery.invoice?.payable && " Paying the invoice won't reopen it."}
        </p>
      </GalleryBand>
      {children}
    </>
  )
}
