import { PayerFields } from '@/components/ui/payer-fields'
import { TextButton } from '@/components/ui/text-link'
import {
  newSplitPayer,
  type PlannedBill,
  planSplit,
  type SplitPayer,
} from '@/lib/photos/deliveries/rules/planned-bill'
import { splitTexts } from '@/lib/photos/deliveries/words/deliveries'
import { formatCents } from '@/lib/platform/money/money'

type SplitBillFieldsProps = {
  payers: readonly SplitPayer[]
  bill: PlannedBill
  currency: string
  errors: readonly string[] | undefined
  onChange: (payers: SplitPayer[]) => void
}

/** Who shares the bill with the client, each with an invoice of their own. */
export function SplitBillFields({ payers, bill, currency, errors = [], onChange }: SplitBillFieldsProps) {
  if (payers.length === 0) {
    if (bill.dueCents === 0) return null
    return (
      <div>
        <TextButton onClick={() => onChange([newSplitPayer('50')])}>{splitTexts.add}</TextButton>
      </div>
    )
  }
  const { amounts, rest, problem, limits } = planSplit(bill, payers, currency)
  return (
    <fieldset className="grid gap-5.5">
      <legend className="sr-only">{splitTexts.legend}</legend>
      <PayerFields
        payers={payers}
        onChange={onChange}
        newPayer={newSplitPayer}
        limits={limits}
        amounts={amounts}
        rest={{ label: splitTexts.rest(formatCents(bill.dueCents, currency)), amount: rest }}
        problem={problem}
        errors={errors}
      />
    </fieldset>
  )
}
