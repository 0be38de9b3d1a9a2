'use client'

import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
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
  /** Before the button. */
  details?: ReactNode
  /** Pays the delivery's own invoice; null when there's nothing to pay. */
  pay: ReactNode
  /** The same, where more photos are ticked that it leaves out. */
  payWithout: ReactNode
  onDrop: (photoId: string) => void
  onConfirm: (extraCents: number, onDone: () => void) => void
  onTakeBack: () => void
}

/** The one statement of what is unlocked, confirmed and chosen, what it costs in all, and what can be done next. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { choice, photos, isPaid, isSaving, isConfirming, isTakingBack, details, pay, payWithout } = props
  const { onDrop, onConfirm, onTakeBack } = props
  const { currency, isCovered, canTakeBack, unpaid } = choice
  const state = stateChoice(choice, photos)
  const isChoosing = state.chosen > 0
  const [isReviewing, setReviewing] = useState(false)
  ChoiceReview.usePreload()
  return (
    <section
      aria-label="Your choice"
      className="flex flex-1 items-center justify-end gap-x-4 gap-y-2 max-md:flex-wrap"
    >
      <p role="status" className="text-xs text-ink-2 max-md:w-full md:text-right">
        <span className="block text-sm font-strong text-ink">{describeCounts(state)}</span>{' '}
        <span className="block">{describeCost(state, currency, isCovered)}</span>
      </p>
      {details}
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
      {isReviewing && isChoosing && (
        <ChoiceReview
          choice={choice}
          photos={photos}
          state={state}
          note={explainChoice(choice, state, isPaid)}
          payWithout={state.confirmed > 0 && payWithout}
          isSaving={isSaving}
          isConfirming={isConfirming}
          onDrop={(photoId) => {
            if (state.chosen === 1) setReviewing(false)
            onDrop(photoId)
          }}
          onConfirm={() => onConfirm(state.extraCents, () => setReviewing(false))}
          onClose={() => setReviewing(false)}
        />
      )}
    </section>
  )
}

/** Says what comes next. */
export function explainChoice(
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
