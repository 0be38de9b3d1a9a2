import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Cell, Cells } from '@/components/ui/cells'
import { stateChoice } from '@/lib/photos/deliveries/rules/choosing'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import {
  chooseTexts,
  chosenUnlockText,
  describeCost,
  describeCounts,
} from '@/lib/photos/deliveries/words/choosing'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { closingText, lockedTexts } from '@/lib/photos/deliveries/words/deliveries'
import { DeliveryFacts, DeliveryInstructions } from './delivery-facts'
import { DeliveryStatus } from './delivery-status'
import type { SharedPart } from './locked-photos'
import { LockedReason } from './locked-reason'
import type { ViewerParts } from './photo-gallery'
import { PreviewPhotos } from './preview-photos'
import { UnlockedPhotos } from './unlocked-photos'

type GalleryDetailProps = {
  delivery: DeliveryDetail
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  /** Shown instead of the photos once the gallery has expired. */
  expired: ReactNode
  pay: ReactNode
  /** What the reader reads about a bill that others share, and the others' shares; null for a bill of their own. */
  shared: SharedPart | null
  /** The studio's support email. */
  supportEmail: string
  viewerParts?: ViewerParts
  /** Below the full photos. */
  children?: ReactNode
}

/** Shows one delivery, locked or open, on the gallery's right side. */
export function GalleryDetail(props: GalleryDetailProps) {
  const { delivery, notice, expired, pay, shared, supportEmail, viewerParts, children } = props
  const { street, town, previews, photoCount, open, instructions, photos, choice } = delivery
  const isChoosing = choice?.canChoose && choice.photos.some(({ status }) => status !== 'unlocked')
  return (
    <div className="max-w-264 px-5 pt-6 pb-16 md:px-8 md:pt-9 md:pb-20 lg:px-10">
      {notice}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="t-title wrap-break-word">{street}</h2>
          {town && <p className="mt-1.5 text-ink-2">{town}</p>}
        </div>
        <DeliveryStatus delivery={delivery} big />
      </div>
      <DeliveryFacts
        className="mt-5 mb-6"
        facts={[
          `Shot ${delivery.shotOn}`,
          `Delivered ${delivery.deliveredOn}`,
          countPhotos(photoCount),
          delivery.fileName,
          closingText(delivery),
        ]}
      />
      {open ? (
        <>
          {photos.length > 0 && <UnlockedPhotos delivery={delivery} viewerParts={viewerParts} />}
          {isChoosing && <p className="mt-8 text-ink-2">{stateText(choice)}</p>}
          {isChoosing && (
            <LinkButton href={photoViewAddress(delivery)} className="mt-3">
              {photos.length > 0 ? chooseTexts.moreTitle : chooseTexts.title}
            </LinkButton>
          )}
          {children}
        </>
      ) : delivery.expired ? (
        expired
      ) : (
        <>
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h3 className="font-strong">Preview photos</h3>
            <span className="text-xs text-ink-3">
              {previews.length} of {photoCount}, free to view
            </span>
          </div>
          <PreviewPhotos street={street} photos={previews} />
          <LockedRest delivery={delivery} pay={pay} shared={shared} supportEmail={supportEmail} />
        </>
      )}
      {instructions && <DeliveryInstructions text={instructions} className="mt-10" />}
      {open && photos.length > 0 && (
        <LinkButton href={photoViewAddress(delivery)} className="mt-8">
          Open photo view
        </LinkButton>
      )}
    </div>
  )
}

type LockedRestProps = Pick<GalleryDetailProps, 'delivery' | 'pay' | 'shared' | 'supportEmail'>

/** Shows what is locked besides the previews, and how to unlock it. */
function LockedRest({ delivery, pay, shared, supportEmail }: LockedRestProps) {
  const { lockedCount, invoice, choice } = delivery
  const reason = lockedTexts(invoice)
  const chosenCount = choice?.canChoose ? choice.soldCount : undefined
  const isChosen = choice?.canChoose ?? false
  // Ticks that aren't confirmed change what there is to pay.
  const paysNow =
    !isChosen || (choice?.soldCount !== 0 && !choice?.photos.some(({ status }) => status === 'chosen'))
  const rest =
    lockedCount > 0
      ? `the other ${countPhotos(lockedCount)} and the download link`
      : 'the photos and the download link'
  return (
    <Cells columns={2} className="mt-10">
      <Cell className="content-start gap-2">
        <h3 className="t-head">
          {reason?.title ?? (chosenCount === 0 ? chooseTexts.title : 'Payment Required')}
        </h3>
        {shared && chosenCount !== 0 ? (
          <p className="text-ink-2">{shared.summary}</p>
        ) : reason ? (
          <LockedReason text={reason.text} supportEmail={supportEmail} />
        ) : (
          <p className="text-ink-2">{unlockText(rest, chosenCount)}</p>
        )}
        {choice?.canChoose && <p className="font-strong">{stateText(choice)}</p>}
      </Cell>
      <Cell>
        {invoice && !reason && !isChosen && <span className="t-figure">{invoice.amount}</span>}
        {reason && shared?.shares}
        <div className="flex flex-wrap gap-3">
          {paysNow && pay}
          <LinkButton href={photoViewAddress(delivery)} variant={isChosen && !paysNow ? 'main' : 'default'}>
            {chosenCount === undefined ? 'Open photo view' : chooseTexts.title}
          </LinkButton>
        </div>
      </Cell>
    </Cells>
  )
}

/** The statement of a choice, as on its page. */
function stateText(choice: PhotoChoices): string {
  const { currency, isCovered, photos } = choice
  const state = stateChoice(choice, photos)
  const cost = describeCost(state, currency, isCovered && state.extraCount > 0)
  return `${describeCounts(state, currency)} ${cost}`
}

function unlockText(rest: string, chosenCount: number | undefined): string {
  if (chosenCount === undefined) return `Complete payment to unlock ${rest}.`
  return chosenCount === 0 ? chooseTexts.confirmFirst : chosenUnlockText(chosenCount)
}

function photoViewAddress({ id, bookingId }: DeliveryDetail): string {
  return `/photo-view?booking_id=${bookingId}&delivery_id=${id}`
}
