'use client'

import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type ChoiceState, stateChoice } from '@/lib/photos/deliveries/rules/choosing'
import type { ChoosablePhoto, PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { chooseTexts, describeCost, describeCounts } from '@/lib/photos/deliveries/words/choosing'

const ChoiceReview = deferComponent(async () => (await import('./choice-review')).ChoiceReview)

type ChoiceBarProps = {
  choice: PhotoChoices
  /** As they are shown, with ticks that are still being saved. */
  photos: readonly ChoosablePhoto[]
  isPaid: boolean
  isSaving: boolean
  isConfirming: boolean
  isTakingBack: boolean
  /** Pays the delivery's own invoice; null when there's nothing to pay. */
  pay: ReactNode
  /** What the reader reads about a bill that others share. */
  note: string | null
  onConfirm: (extraCents: number, onDone: () => void) => void
  onTakeBack: () => void
}

/** The one statement of what is unlocked, confirmed and chosen, and what it costs in all; at the bottom of the window while photos are ticked. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { choice, photos, isPaid, isSaving, isConfirming, isTakingBack, pay, note, onConfirm, onTakeBack } =
    props
  const { currency, isCovered, canTakeBack, unpaid } = choice
  const state = stateChoice(choice, photos)
  const isChoosing = state.chosen > 0
  const [isReviewing, setReviewing] = useState(false)
  ChoiceReview.usePreload()
  return (
    <section
      aria-label="Your choice"
      className={mergeClasses(
        'mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border px-4 py-3',
        isChoosing && 'sticky bottom-4 z-30 bg-raised shadow-pop',
        // Above what stays at the bottom of a phone for the photos that are unlocked.
        isChoosing && isPaid && 'max-md:bottom-22',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p role="status" className="font-strong">
          {`${describeCounts(state, currency)} ${describeCost(state, currency, isCovered && state.extraCount > 0)}`}
        </p>
        <p className="t-label">{explain(choice, state, isPaid)}</p>
        {note && <p className="t-label mt-1">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:w-full">
        {canTakeBack && !isChoosing && (
          <Button size="lg" busy={isTakingBack} busyText="Taking back" onClick={onTakeBack}>
            {chooseTexts.takeBack}
          </Button>
        )}
        {isChoosing ? (
          <Button
            variant="main"
            size="lg"
            busy={isConfirming}
            disabled={isSaving}
            onClick={() => setReviewing(true)}
          >
            {chooseTexts.review}
          </Button>
        ) : (
          <>
            {state.confirmed > 0 && pay}
            {unpaid.map(({ invoiceId, amount, number }) => (
              <LinkButton key={invoiceId} size="lg" href={`/invoices/${invoiceId}`}>
                Pay {amount}
                <span className="sr-only"> of invoice {number}</span>
              </LinkButton>
            ))}
          </>
        )}
      </div>
      {isReviewing && isChoosing && (
        <ChoiceReview
          choice={choice}
          photos={photos}
          state={state}
          note={explain(choice, state, isPaid)}
          isConfirming={isConfirming}
          onConfirm={() => onConfirm(state.extraCents, () => setReviewing(false))}
          onClose={() => setReviewing(false)}
        />
      )}
    </section>
  )
}

/** Says what comes next. */
function explain(
  { soldCount, isCharged, isCovered }: PhotoChoices,
  state: ChoiceState,
  isPaid: boolean,
): string {
  if (state.chosen === 0) {
    if (state.confirmed > 0) return chooseTexts.payNext
    return soldCount === 0 ? chooseTexts.none : chooseTexts.noneMore
  }
  if (isCharged) return chooseTexts.charged
  if (state.extraCount === 0) return isPaid ? chooseTexts.unlockNow : chooseTexts.confirmFirst
  if (isPaid) return chooseTexts.ownInvoice
  return isCovered ? chooseTexts.billed : chooseTexts.confirmFirst
}
