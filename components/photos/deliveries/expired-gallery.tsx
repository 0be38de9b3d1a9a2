import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { DetailsLink } from './details-link'
import { GalleryBand } from './gallery-band'
import { GalleryBar } from './gallery-bar'
import { Miniature } from './miniature'

type ExpiredGalleryProps = {
  delivery: DeliveryDetail
  stage: DeliveryStage
  /** The studio's support email. */
  supportEmail: string
  /** Below. */
  children: ReactNode
}

/** Shown to the client instead of a delivery that has expired: its cover, blurred, and how to have it reopened. */
export function ExpiredGallery({ delivery, stage, supportEmail, children }: ExpiredGalleryProps) {
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
