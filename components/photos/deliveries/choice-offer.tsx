'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { showResult } from '@/components/ui/show-result'
import { offerChoiceAction, withdrawChoiceAction } from '@/lib/photos/deliveries/actions'
import type { ChoiceTexts } from '@/lib/photos/deliveries/rules/choosing'
import type { PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { chosenSoFarText, offerTexts, termsText } from '@/lib/photos/deliveries/words/choosing'
import { centsToInput, formatCents } from '@/lib/platform/money/money'
import { ChoiceTermsFields } from './choice-terms-fields'
import { DetailsFold } from './details-fold'

type ChoiceOfferProps = {
  deliveryId: string
  /** Null while all photos are sold together. */
  choice: PhotoChoices | null
  currency: string
  /** Shown first where nothing is offered yet. */
  prefill: ChoiceTexts
}

/** Shows the photographer what the client chooses from and has chosen; while nothing is sold, they change it. */
export function ChoiceOffer({ deliveryId, choice, currency, prefill }: ChoiceOfferProps) {
  const router = useRouter()
  const [isSaving, start] = useTransition()
  const [errors, setErrors] = useState<readonly string[] | undefined>()
  const [texts, setTexts] = useState(choice ? toTexts(choice) : prefill)
  const isEditable = !choice || choice.canOffer

  function save() {
    start(async () => {
      const offer = {
        deliveryId,
        includedPhotos: texts.included,
        extraPhoto: [currency, texts.extraPhoto] as [string, string],
      }
      const result = await showResult(offerChoiceAction(offer), {
        done: offerTexts.saved,
        failed: offerTexts.failed,
      })
      const fields = result?.ok === false ? result.fields : undefined
      setErrors(fields && [...new Set(Object.values(fields).flat())])
      if (!fields) router.refresh()
    })
  }

  return (
    <DetailsFold id="choice-offer" title={offerTexts.title} note={choice && 'On'}>
      {choice && (
        <p>
          {termsText(choice.includedPhotos, formatCents(choice.extraPhotoCents, choice.currency))}{' '}
          {chosenSoFarText(countOf(choice, 'chosen'), choice.soldCount)}
        </p>
      )}
      {isEditable && (
        <form
          noValidate
          className="grid max-w-md gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {!choice && <p className="t-label">{`${offerTexts.hint} ${offerTexts.driveHint}`}</p>}
          <ChoiceTermsFields value={texts} currency={currency} errors={errors} onChange={setTexts} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" busy={isSaving}>
              {choice ? offerTexts.save : offerTexts.start}
            </Button>
            {choice && (
              <ConfirmButton
                label={offerTexts.end}
                size="sm"
                variant="quiet"
                act={() => withdrawChoiceAction({ deliveryId })}
                done={offerTexts.saved}
                failed={offerTexts.failed}
                title="Sell all photos together?"
                description="What the client has chosen so far is discarded, and payment unlocks every photo."
                confirmLabel="Sell together"
                busyText="Saving"
                cancelLabel="Keep the choice"
              />
            )}
          </div>
        </form>
      )}
    </DetailsFold>
  )
}

function countOf({ photos }: PhotoChoices, wanted: string): number {
  return photos.filter(({ status }) => status === wanted).length
}

function toTexts({ includedPhotos, extraPhotoCents, currency }: PhotoChoices): ChoiceTexts {
  return { included: String(includedPhotos), extraPhoto: centsToInput(extraPhotoCents, currency) }
}
