'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { Icon } from '@/components/ui/icon'
import type { ChoiceState } from '@/lib/photos/deliveries/rules/choosing'
import type { ChoosablePhoto, PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { chooseTexts, confirmText } from '@/lib/photos/deliveries/words/choosing'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { extraPhotosName } from '@/lib/photos/deliveries/words/deliveries'
import { formatCents } from '@/lib/platform/money/money'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'

type ChoiceReviewProps = {
  choice: PhotoChoices
  photos: readonly ChoosablePhoto[]
  state: ChoiceState
  /** What comes next. */
  note: ReactNode
  /** Pays for what is confirmed already; falsy where there is nothing. */
  payWithout: ReactNode
  isSaving: boolean
  isConfirming: boolean
  onDrop: (photoId: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** The photos that are about to be confirmed, and what they cost. Nothing is billed before. */
export function ChoiceReview(props: ChoiceReviewProps) {
  const { choice, photos, state, note, payWithout, isSaving, isConfirming } = props
  const { onDrop, onConfirm, onClose } = props
  const { currency, dueCents } = choice
  const { chosen, extraCount, taxedExtraCents, totalCents } = state
  const money = (cents: number) => formatCents(cents, currency)
  return (
    <Dialog
      open
      wide
      busy={isConfirming}
      onClose={onClose}
      title={chooseTexts.reviewTitle}
      footer={
        <>
          <DialogCancel>{chooseTexts.chooseMore}</DialogCancel>
          {payWithout}
          <Button
            variant="main"
            busy={isConfirming}
            busyText="Confirming"
            disabled={isSaving}
            onClick={onConfirm}
          >
            {confirmText(state, currency)}
          </Button>
        </>
      }
    >
      <ul
        aria-label={`${countPhotos(chosen)} chosen`}
        className="mt-1 grid max-h-[40dvh] grid-cols-3 gap-1 overflow-y-auto overscroll-contain md:grid-cols-5"
      >
        {photos.map(
          ({ id, status, placeholder }, place) =>
            status === 'chosen' && (
              <li key={id} className="relative aspect-3/2 overflow-hidden rounded-print">
                <PhotoImage
                  src={photoAddress(id, 'thumbnail')}
                  alt={`Photo ${place + 1}`}
                  placeholder={placeholder}
                />
                <button
                  type="button"
                  aria-label={`${chooseTexts.drop}: photo ${place + 1}`}
                  title={chooseTexts.drop}
                  disabled={isConfirming}
                  onClick={() => onDrop(id)}
                  className="absolute top-1 right-1 grid size-9 place-items-center rounded-sm bg-night/72 text-night-ink hover:bg-night focus-visible:-outline-offset-2 focus-visible:outline-night-ink"
                >
                  <Icon name="x" size="sm" />
                </button>
              </li>
            ),
        )}
      </ul>
      <dl className="mt-5 border-t border-t-ink">
        {dueCents > 0 && <Line name={chooseTexts.due} amount={money(dueCents)} />}
        {chosen > extraCount && (
          <Line name={countPhotos(chosen - extraCount)} amount={chooseTexts.included} />
        )}
        {extraCount > 0 && <Line name={extraPhotosName(extraCount)} amount={money(taxedExtraCents)} />}
        <Line
          name={choice.isCovered && extraCount > 0 ? chooseTexts.atMost : chooseTexts.total}
          amount={totalCents === 0 ? chooseTexts.nothing : money(totalCents)}
          isTotal
        />
      </dl>
      <p className="t-label mt-3">{note}</p>
    </Dialog>
  )
}

function Line({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal
          ? 'flex items-baseline justify-between gap-4 py-3 font-strong'
          : 'flex justify-between gap-4 border-b py-2.5'
      }
    >
      <dt>{name}</dt>
      <dd className={isTotal ? 'text-lg tabular-nums' : 'tabular-nums'}>{amount}</dd>
    </div>
  )
}
