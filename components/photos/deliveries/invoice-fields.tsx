import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input, Select } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PayerRows } from '@/components/ui/payer-rows'
import { instructionsLimit } from '@/lib/photos/deliveries/limits'
import type { ChoiceTexts } from '@/lib/photos/deliveries/rules/choosing'
import type { ExtraPhotos } from '@/lib/photos/deliveries/rules/extra-photos'
import { describeLimit, payersOf } from '@/lib/photos/deliveries/rules/planned-bill'
import type { BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import { offerTexts } from '@/lib/photos/deliveries/words/choosing'
import { completeShootLabel } from '@/lib/photos/deliveries/words/deliveries'
import type { FieldErrors } from '@/lib/platform/errors'
import type { LicenseKind } from '@/prisma/generated/enums'
import { ChoiceTermsFields } from './choice-terms-fields'
import { describeBill, type InvoiceDraft, planDraft } from './draft-bill'
import { ExtraItems } from './extra-items'
import { SplitBillFields } from './split-bill-fields'

type InvoiceFieldsProps = {
  draft: InvoiceDraft
  onChange: (changes: Partial<InvoiceDraft>) => void
  /** Whether the reader sets the amount, the expiry date, and the license. */
  setsPrice: boolean
  errors: FieldErrors
  /** The booking's currency, or the studio's until a booking is chosen. */
  currency: string
  /** Whether the booking isn't completed yet. */
  canCompleteShoot: boolean
  /** In the studio's time zone; the earliest expiry date. */
  today: string
  licenses: readonly LicenseChoice[]
  /** Null until one is chosen. */
  booking: BookingChoice | null
  /** Photos beyond those that the booking includes, to suggest charging for. */
  extraPhotos: ExtraPhotos | null
  /** What the client would choose from by what was booked. */
  offered: ChoiceTexts
}

/** A license to choose, with its name. */
export type LicenseChoice = { kind: LicenseKind; name: string }

/** The fields for the amount, the drive link, the expiry date and the instructions. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { draft, onChange, setsPrice, errors, currency, canCompleteShoot, today, licenses, booking } = props
  const bill = planDraft(draft, currency, booking)
  const isBeforeTax = booking?.bill && !booking.bill.isTaxIncluded && booking.bill.components.length > 0
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
      {setsPrice && (
        <ExtraItems
          items={draft.extras}
          currency={currency}
          errors={errors.extras}
          photos={draft.choice ? null : props.extraPhotos}
          bookingId={booking?.id ?? null}
          onChange={(extras) => onChange({ extras })}
        />
      )}
      {setsPrice && (
        <div className="grid gap-3">
          <CheckboxField
            label={offerTexts.label}
            hint={draft.choice ? `${offerTexts.hint} ${offerTexts.driveHint}` : undefined}
            checked={draft.choice !== undefined}
            onChange={({ target }) => onChange({ choice: target.checked ? props.offered : undefined })}
          />
          {draft.choice && (
            <ChoiceTermsFields
              value={draft.choice}
              currency={currency}
              errors={errors.choice}
              onChange={(choice) => onChange({ choice })}
            />
          )}
        </div>
      )}
      {booking?.bill && bill && (
        <>
          <PayerRows payers={payersOf(bill, booking)} />
          <LimitNotice limit={describeLimit(bill, booking)} />
          <SplitBillFields
            payers={draft.split}
            bill={bill}
            currency={currency}
            errors={errors.split}
            onChange={(split) => onChange({ split })}
          />
        </>
      )}
      <Field label="Google Drive link" name="googleDriveLink" errors={errors.googleDriveLink}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          value={draft.googleDriveLink}
          onChange={(event) => onChange({ googleDriveLink: event.target.value })}
        />
      </Field>
      {setsPrice && (
        <>
          <Field
            label="Gallery expiry date"
            name="expiresOn"
            note="Optional"
            errors={errors.expiresOn}
            hint={
              draft.expiresOn
                ? 'The last day the client can open the gallery.'
                : 'Without a date, the gallery never expires.'
            }
          >
            <Input
              type="date"
              min={today}
              value={draft.expiresOn}
              onChange={(event) => onChange({ expiresOn: event.target.value })}
            />
          </Field>
          <Field
            label="License"
            name="license"
            errors={errors.license}
            hint="The client sees its text before paying. You can change it until they pay."
          >
            <Select
              value={draft.license}
              onChange={(event) => {
                const chosen = licenses.find(({ kind }) => kind === event.target.value)
                if (chosen) onChange({ license: chosen.kind })
              }}
            >
              {licenses.map(({ kind, name }) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      <CountedTextArea
        label="Delivery instructions"
        name="deliveryInstructions"
        errors={errors.deliveryInstructions}
        limit={instructionsLimit}
        optional
        rows={4}
        value={draft.deliveryInstructions}
        onValueChange={(deliveryInstructions) => onChange({ deliveryInstructions })}
      />
      {canCompleteShoot && (
        <CheckboxField
          label={completeShootLabel}
          name="completesShoot"
          checked={draft.completesShoot}
          onChange={({ target: { checked } }) => onChange({ completesShoot: checked })}
        />
      )}
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
