import type { ReactNode } from 'react'
import { ReelButton } from '@/components/photos/reels/reel-button'
import { LinkButton } from '@/components/ui/button'
import { KeyValues } from '@/components/ui/key-values'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { availableText } from '@/lib/photos/deliveries/words/deliveries'
import { DeliveryStatus } from './delivery-status'
import { DetailsFold } from './details-fold'
import { DetailsSheet } from './details-sheet'

type DeliveryDetailsProps = {
  delivery: DeliveryDetail
  /** What was delivered besides photos; null for nothing. */
  extras: string | null | undefined
  /** Whether anyone can see its property page. */
  isPublished: boolean
  /** What other domains know about the delivery. */
  children: ReactNode
}

/** Everything about a delivery besides its photos. */
export function DeliveryDetails({ delivery, extras, isPublished, children }: DeliveryDetailsProps) {
  const { id, bookingId, open, paid, instructions, invoice, expired, expiresOn, importedOn } = delivery
  const isForListing = open && !delivery.isTransferred && !delivery.isOverseen
  const query = `booking_id=${bookingId}&delivery_id=${id}`
  return (
    <DetailsSheet
      title="Details"
      footer={
        delivery.canMarkFavorites && (
          <p className="text-ink-2">
            Questions? <TextLink href="/support?compose=1">Message the studio</TextLink>
          </p>
        )
      }
    >
      <KeyValues
        items={[
          ['Status', (paid !== null || importedOn) && <DeliveryStatus delivery={delivery} />],
          [
            'Invoice',
            invoice && (
              <DeliveryInvoice
                invoice={invoice}
                isLinked={delivery.canMarkFavorites || delivery.mayAddPhotos}
              />
            ),
          ],
          ['Shot', `${delivery.shotOn} by ${delivery.shotBy}`],
          importedOn ? ['Imported', importedOn] : ['Uploaded', delivery.deliveredOn],
          [
            'Files',
            <>
              {[countPhotos(delivery.photoCount), extras].filter(Boolean).join(', ')}
              <span className="block text-xs text-ink-3">{delivery.fileName}</span>
            </>,
          ],
          ['Available', !expired && availableText(expiresOn)],
        ]}
      />
      {isForListing && (
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton href={`/photo-view/arrange?${query}`}>Arrange</LinkButton>
          {paid && (
            <LinkButton href={`/photo-view/property-page?${query}`} prefetch={false}>
              Property page
              {isPublished && <span className="font-normal text-ink-3">Published</span>}
            </LinkButton>
          )}
          {delivery.photos.some(({ state }) => state === 'READY') && <ReelButton deliveryId={id} />}
        </div>
      )}
      <div className="mt-7 border-t border-ink">
        {instructions && (
          <DetailsFold id="instructions" title="Delivery instructions" open>
            <p className="whitespace-pre-line text-ink-2 wrap-break-word">{instructions}</p>
          </DetailsFold>
        )}
        {children}
      </div>
    </DetailsSheet>
  )
}

type DeliveryInvoiceProps = { invoice: NonNullable<DeliveryDetail['invoice']>; isLinked: boolean }

function DeliveryInvoice({ invoice, isLinked }: DeliveryInvoiceProps) {
  if (!isLinked) return invoice.number
  return (
    <>
      <TextLink href={`/invoices/${invoice.id}`} className="min-h-0">
        {invoice.number}
      </TextLink>
      {!invoice.isComplimentary && `, ${invoice.amount}`}
    </>
  )
}
