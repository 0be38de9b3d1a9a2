import { Button } from '@/components/ui/button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { priceChoice } from '@/lib/deliveries/rules/choosing'
import type { PhotoChoices } from '@/lib/deliveries/schema/choosing'
import { chooseTexts, dueText, tallyText } from '@/lib/deliveries/words/choosing'
import { formatCents } from '@/lib/platform/money'

type ChoiceBarProps = {
  choice: PhotoChoices
  /** How many are ticked and not confirmed. */
  chosenCount: number
  isSaving: boolean
  isConfirming: boolean
  isPaid: boolean
  onConfirm: (extraCents: number) => void
}

/** What is chosen, and what that comes to, at the bottom of the window. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { choice, chosenCount, isSaving, isConfirming, isPaid, onConfirm } = props
  const { soldCount, includedPhotos, currency, pricesIncludeTax } = choice
  const { extraCount, extraCents } = priceChoice(choice, { sold: soldCount, chosen: chosenCount })
  const extra = extraCount > 0 ? { count: extraCount, price: formatCents(extraCents, currency) } : null
  return (
    <section
      aria-label="Your choice"
      className={mergeClasses(
        'mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border px-4 py-3',
        chosenCount > 0 && 'sticky bottom-4 z-30 bg-raised shadow-pop',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p role="status" className="font-strong">
          {tallyText({ chosen: soldCount + chosenCount, included: includedPhotos }, extra)}
        </p>
        <p className="t-label">
          {chosenCount === 0 ? noneText(soldCount) : describeDue(choice, extraCents, isPaid)}
          {extra && !pricesIncludeTax && ` ${chooseTexts.beforeTax}`}
        </p>
      </div>
      <Button
        variant="main"
        size="lg"
        busy={isConfirming}
        disabled={isSaving || chosenCount === 0}
        onClick={() => onConfirm(extraCents)}
        className="max-md:w-full"
      >
        {chooseTexts.confirm}
      </Button>
    </section>
  )
}

function noneText(soldCount: number): string {
  return soldCount === 0 ? chooseTexts.none : chooseTexts.noneMore
}

/** Says what is due once the choice is confirmed. */
function describeDue(
  { dueCents, currency, isCharged }: PhotoChoices,
  extraCents: number,
  isPaid: boolean,
): string {
  if (extraCents === 0) return isPaid ? chooseTexts.nothingExtra : chooseTexts.confirmFirst
  if (isCharged) return chooseTexts.charged
  if (isPaid) return chooseTexts.ownInvoice
  if (dueCents === null) return chooseTexts.billed
  return dueText(formatCents(dueCents, currency), formatCents(dueCents + extraCents, currency))
}
