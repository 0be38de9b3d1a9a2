'use client'

import { type ReactNode, useState } from 'react'
import { ViewerButton } from '@/components/ui/viewer'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { chooseTexts, termsText } from '@/lib/photos/deliveries/words/choosing'
import { formatCents } from '@/lib/platform/money/money'
import { ChoiceBar } from './choice-bar'
import { ChoiceTile } from './choice-tile'
import { closeViewer, LazyViewer, openViewer } from './lazy-viewer'
import { useChoice } from './use-choice'
import { useRecordPhotoViewed } from './use-record-photo-viewed'

type ChoiceBoardProps = {
  deliveryId: string
  street: string
  choice: PhotoChoices
  /** Whether the delivery's invoice is paid, so that chosen photos come on an invoice of their own. */
  isPaid: boolean
  /** Pays the delivery's own invoice; null when there's nothing to pay. */
  pay: ReactNode
  /** What the reader reads about a bill that others share. */
  note: string | null
  className?: string
}

/** The photos that a client chooses from, with watermarks. Each tick is saved at once; confirming sells what is ticked. */
export function ChoiceBoard({ deliveryId, street, choice, isPaid, pay, note, className }: ChoiceBoardProps) {
  const { photos, pending, toggle, confirm, isConfirming, takeBack, isTakingBack } = useChoice(
    deliveryId,
    choice,
  )
  const [index, setIndex] = useState<number | null>(null)
  const shown = isPaid ? photos.filter(({ status }) => status !== 'unlocked') : photos
  const viewed = index === null ? undefined : shown[index]
  useRecordPhotoViewed(viewed?.state === 'READY' ? viewed.id : null, 'preview')
  const { includedPhotos, extraPhotoCents, currency, soldCount } = choice
  const canChoose = photos.some(({ status }) => status === 'open' || status === 'chosen')
  const isUnpaid = photos.some(({ status }) => status === 'unpaid')
  if (isPaid && !canChoose && !isUnpaid) return null
  // Those included are used up by what was sold.
  const left = soldCount < includedPhotos ? includedPhotos : 0
  const price = formatCents(extraPhotoCents, currency)
  return (
    <section aria-labelledby="choose-photos" className={className}>
      <h2 id="choose-photos" className="t-head scroll-mt-24 text-[2rem] leading-9">
        {titleOf(canChoose, isPaid && soldCount > 0)}
      </h2>
      {canChoose && (
        <p className="mt-1 text-ink-2">
          {termsText(left, price)} {isPaid && left === 0 ? chooseTexts.moreHint : chooseTexts.saved}
        </p>
      )}
      <ul className="mt-5 grid gap-x-2 gap-y-3 sm:grid-cols-2 md:gap-x-3 xl:grid-cols-3">
        {shown.map((photo, place) => (
          <ChoiceTile
            key={photo.id}
            photo={photo}
            number={photos.indexOf(photo) + 1}
            street={street}
            onOpen={() => openViewer(photo.id, () => setIndex(place))}
            onToggle={(isChosen) => toggle(photo.id, isChosen)}
          />
        ))}
      </ul>
      {(canChoose || isUnpaid) && (
        <ChoiceBar
          choice={choice}
          photos={photos}
          isSaving={pending > 0}
          isConfirming={isConfirming}
          isPaid={isPaid}
          isTakingBack={isTakingBack}
          pay={pay}
          note={note}
          onConfirm={confirm}
          onTakeBack={takeBack}
        />
      )}
      {index !== null && viewed && (
        <LazyViewer
          title={street}
          photos={shown}
          index={index}
          onMove={setIndex}
          onClose={() => closeViewer(viewed.id, () => setIndex(null))}
          variant="preview"
        >
          {viewed.status !== 'unpaid' && (
            <ViewerButton
              label={viewed.status === 'chosen' ? 'Take out of the choice' : 'Choose this photo'}
              word={viewed.status === 'chosen' ? 'Take out' : 'Choose'}
              icon={viewed.status === 'chosen' ? 'circle-check' : 'circle'}
              onClick={() => toggle(viewed.id, viewed.status !== 'chosen')}
            />
          )}
        </LazyViewer>
      )}
    </section>
  )
}

function titleOf(canChoose: boolean, isMore: boolean): string {
  if (!canChoose) return chooseTexts.doneTitle
  return isMore ? chooseTexts.moreTitle : chooseTexts.title
}
