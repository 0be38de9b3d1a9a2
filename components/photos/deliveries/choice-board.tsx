'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { revealPart } from '@/components/ui/use-linked-fold'
import { ViewerButton } from '@/components/ui/viewer'
import { stateChoice } from '@/lib/photos/deliveries/rules/choosing'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { chooseTexts, termsText, usedTermsText } from '@/lib/photos/deliveries/words/choosing'
import { formatCents } from '@/lib/platform/money/money'
import { toChapters } from './chapters'
import { ChoiceBar, explainChoice } from './choice-bar'
import { ChoiceChapters } from './choice-chapters'
import { DetailsLink } from './details-link'
import { GalleryBar } from './gallery-bar'
import { closeViewer, LazyViewer, openViewer } from './lazy-viewer'
import { useChoice } from './use-choice'
import { useRecordPhotoViewed } from './use-record-photo-viewed'

/** As links to the choice have it. */
const choiceId = 'choose-photos'

type ChoiceBoardProps = {
  deliveryId: string
  street: string
  choice: PhotoChoices
  /** Whether the delivery's invoice is paid, so that chosen photos come on an invoice of their own. */
  isPaid: boolean
  /** Whether this is all of the gallery, whose bar shows what is chosen; otherwise unlocked photos come before. */
  isWhole: boolean
  /** Pays the delivery's own invoice; null when there's nothing to pay. */
  pay: ReactNode
  /** The same, where more photos are ticked that it leaves out. */
  payWithout: ReactNode
  /** What is said of paying it. */
  terms: ReactNode
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
}

/** The photos that a client chooses from, with watermarks. Each tick is saved at once; confirming sells what is ticked. */
export function ChoiceBoard(props: ChoiceBoardProps) {
  const { deliveryId, street, choice, isPaid, isWhole, pay, payWithout, terms, notice } = props
  const { photos, pending, toggle, confirm, isConfirming, takeBack, isTakingBack } = useChoice(
    deliveryId,
    choice,
  )
  const [index, setIndex] = useState<number | null>(null)
  const shown = isPaid ? photos.filter(({ status }) => status !== 'unlocked') : photos
  const viewed = index === null ? undefined : shown[index]
  useRecordPhotoViewed(viewed?.state === 'READY' ? viewed.id : null, 'preview')
  useEffect(() => {
    // The browser may not go there by itself, because this is hydrated after the page.
    if (window.location.hash === `#${choiceId}`) revealPart(choiceId, 'instant')
  }, [])
  const { includedPhotos, extraPhotoCents, currency, soldCount } = choice
  const canChoose = photos.some(({ status }) => status === 'open' || status === 'chosen')
  const isUnpaid = photos.some(({ status }) => status === 'unpaid')
  if (isPaid && !canChoose && !isUnpaid) return null
  const chapters = toChapters(shown.map(({ details }) => details?.room ?? null)).map((chapter) => ({
    ...chapter,
    // The unlocked photos have chapters too.
    id: `choice-${chapter.id}`,
  }))
  const isUsedUp = soldCount >= includedPhotos
  const price = formatCents(extraPhotoCents, currency)
  const state = stateChoice(choice, photos)
  const bar = (canChoose || isUnpaid) && (
    <ChoiceBar
      choice={choice}
      photos={photos}
      isSaving={pending > 0}
      isConfirming={isConfirming}
      isPaid={isPaid}
      isTakingBack={isTakingBack}
      details={isWhole && <DetailsLink />}
      pay={pay}
      payWithout={payWithout}
      onDrop={(photoId) => toggle(photoId, false)}
      onConfirm={confirm}
      onTakeBack={takeBack}
    />
  )
  return (
    <>
      {isWhole && <GalleryBar chapters={chapters}>{bar || <DetailsLink />}</GalleryBar>}
      {notice && <div className="mx-(--pad) mt-8 empty:hidden">{notice}</div>}
      <section aria-labelledby={choiceId} className="mt-10">
        <div className="mx-(--pad) grid justify-items-start gap-1.5">
          <h2 id={choiceId} className="t-head scroll-mt-36 text-[2rem] leading-9">
            {titleOf(canChoose, isPaid && soldCount > 0)}
          </h2>
          {canChoose && (
            <p className="max-w-[60ch] text-base text-ink-2">
              {isUsedUp ? usedTermsText(includedPhotos, price, isPaid) : termsText(includedPhotos, price)}{' '}
              {isPaid && isUsedUp ? chooseTexts.moreHint : chooseTexts.saved}
            </p>
          )}
          <p className="t-label">{explainChoice(choice, state, isPaid)}</p>
          {terms}
        </div>
        <ChoiceChapters
          street={street}
          photos={shown}
          chapters={chapters}
          numberOf={(photo) => photos.indexOf(photo) + 1}
          onOpen={(place) => openViewer(shown[place]?.id ?? '', () => setIndex(place))}
          onToggle={toggle}
        />
        {!isWhole && bar && (
          <div
            className={mergeClasses(
              'mx-(--pad) mt-4 flex rounded-md border px-4 py-3',
              // Above what stays at the bottom of a phone for the photos that are unlocked.
              state.chosen > 0 && 'sticky bottom-4 z-30 bg-raised shadow-pop max-md:bottom-22',
            )}
          >
            {bar}
          </div>
        )}
      </section>
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
    </>
  )
}

function titleOf(canChoose: boolean, isMore: boolean): string {
  if (!canChoose) return chooseTexts.doneTitle
  return isMore ? chooseTexts.moreTitle : chooseTexts.title
}
