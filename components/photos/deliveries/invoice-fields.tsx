import { AmountField } from '@/components/ui/amount-field'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PayerFields } from '@/components/ui/payer-fields'
import { PayerRows } from '@/components/ui/payer-rows'
import { TextButton } from '@/components/ui/text-link'
import { instructionsLimit } from '@/lib/photos/deliveries/limits'
import {
  describeLimit,
  newSplitPayer,
  type PlannedBill,
  payersOf,
  planSplit,
  type SplitPayer,
} from '@/lib/photos/deliveries/rules/planned-bill'
import { splitTexts } from '@/lib/photos/deliveries/words/deliveries'
import { formatCents } from '@/lib/platform/money/money'
import { describeBill, planDraft } from './draft-bill'
import { ExtraItems } from './extra-items'
import type { InvoiceFieldsProps } from './invoice-props'
import { describeOptions, MoreOptions } from './more-options'

/** The fields for the amount, the drive link and the instructions; everything else is under More options. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { draft, onChange, setsPrice, errors, currency, booking } = props
  const bill = planDraft(draft, currency, booking)
  const isBeforeTax = booking?.bill && !booking.bill.isTaxIncluded && booking.bill.components.length > 0
  const extraPhotos = draft.choice ? null : props.extraPhotos
  const extras = (
    <ExtraItems
      items={draft.extras}
      currency={currency}
      errors={errors.extras}
      photos={extraPhotos}
      bookingId={booking?.id ?? null}
      onChange={(items) => onChange({ extras: items })}
    />
  )
  const split = booking?.bill && bill && (
    <SplitBillFields
      payers={draft.split}
      bill={bill}
      currency={currency}
      errors={errors.split}
      onChange={(payers) => onChange({ split: payers })}
    />
  )
  // What is charged, and by whom it's paid, is never folded away.
  const showsExtras = draft.extras.length > 0 || extraPhotos !== null
  const showsSplit = draft.split.length > 0
  const options = describeOptions(props)
  return (
    <>
      {setsPrice && (
        <AmountField
          label={isBeforeTax ? 'Amount before tax' : 'Amount'}
          name="amount"
          currency={currency}
          className="font-serif text-[1.75rem] leading-8 font-[350] tracking-[-0.02em]"
          value={draft.amount}
          // An emptied amount is filled in by the next booking chosen.
          onChange={(amount) => onChange({ amount, isAmountTyped: amount !== '' })}
          errors={errors.amount}
          hint={bill ? describeBill(bill, props) : undefined}
        />
      )}
      {setsPrice && showsExtras && extras}
      {booking?.bill && bill && (
        <>
          <PayerRows payers={payersOf(bill, booking)} />
          <LimitNotice limit={describeLimit(bill, booking)} />
        </>
      )}
      {showsSplit && split}
      <Field label="Google Drive link" name="googleDriveLink" errors={errors.googleDriveLink}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          value={draft.googleDriveLink}
          onChange={(event) => onChange({ googleDriveLink: event.target.value })}
        />
      </Field>
      <CountedTextArea
        label="Delivery instructions"
        name="deliveryInstructions"
        errors={errors.deliveryInstructions}
        limit={instructionsLimit}
        optional
        rows={3}
        value={draft.deliveryInstructions}
        onValueChange={(deliveryInstructions) => onChange({ deliveryInstructions })}
      />
      <div className="grid gap-2">
        <MoreOptions {...props} extras={!showsExtras && extras} split={!showsSplit && split} />
        {options && <p className="t-label">{options}</p>}
      </div>
    </>
  )
}

/** Warns that the bill takes its brokerage over the credit limit. */
function LimitNotice({ limit }: { limit: ReturnType<typeof describeLimit> }) {
  return (
    limit && (
      <Notice tone="wait" title={limit.title} announce>
        {limit.text}
      </Notice>
    )
  )
}

type SplitBillFieldsProps = {
  payers: readonly SplitPayer[]
  bill: PlannedBill
  currency: string
  errors: readonly string[] | undefined
  onChange: (payers: SplitPayer[]) => void
}

/** Who shares the bill with the client, each with an invoice of their own. */
function SplitBillFields({ payers, bill, currency, errors = [], onChange }: SplitBillFieldsProps) {
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
