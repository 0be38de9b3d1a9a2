import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input, Select } from '@/components/ui/field'
import { instructionsLimit } from '@/lib/deliveries/limits'
import { describeCharge, describeDeposit } from '@/lib/deliveries/rules/agreed-charge'
import type { ExtraPhotos } from '@/lib/deliveries/rules/extra-photos'
import { type InvoiceTax, taxOnAmount, withExtras } from '@/lib/deliveries/rules/invoice-tax'
import type { AgreedCharge } from '@/lib/deliveries/schema/sending'
import { offerTexts } from '@/lib/deliveries/words/choosing'
import { completeShootLabel, totalText } from '@/lib/deliveries/words/deliveries'
import type { FieldErrors } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { parseAmount } from '@/lib/platform/parse-amount'
import type { LicenseKind } from '@/prisma/generated/enums'
import { ChoiceTermsFields, type ChoiceTexts } from './choice-terms-fields'
import { type ExtraItem, ExtraItems } from './extra-items'

export type InvoiceDraft = {
  amount: string
  /** Whether the photographer typed the amount; choosing a booking then doesn't overwrite it. */
  isAmountTyped: boolean
  extras: ExtraItem[]
  /** What the client chooses from; absent while all photos are sold together. */
  choice?: ChoiceTexts | undefined
  /** Whether sending marks the shoot as completed. */
  completesShoot: boolean
  googleDriveLink: string
  deliveryInstructions: string
  /** `yyyy-MM-dd`; empty when the gallery never expires. */
  expiresOn: string
  license: LicenseKind
}

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
  /** What is added to the amount; null if it includes tax. */
  tax: InvoiceTax | null
  /** What the client agreed to about the saved card; null for payment by invoice. */
  charge: AgreedCharge | null
  /** What the client paid in advance. */
  depositCents: number
  /** Null until a booking is chosen. */
  bookingId: string | null
  /** Photos beyond those that the booking includes, to suggest charging for. */
  extraPhotos: ExtraPhotos | null
  /** What the client would choose from by what was booked. */
  offered: ChoiceTexts
}

/** A license to choose, with its name. */
export type LicenseChoice = { kind: LicenseKind; name: string }

const freeText = 'No charge. All photos unlock right away.'

/** `Plus $24.65 tax: $323.65.` Nothing where there's no tax. */
function describeTax(tax: InvoiceTax, cents: number, currency: string): string | undefined {
  const taxCents = taxOnAmount(tax, cents)
  if (taxCents === 0) return undefined
  return `Plus ${formatCents(taxCents, currency)} tax: ${formatCents(cents + taxCents, currency)}.`
}

/** Returns the amount with the extra items, in cents, and how both are taxed; null where the amount can't be parsed. */
function withExtraItems({ amount, extras }: InvoiceDraft, currency: string, tax: InvoiceTax | null) {
  const { cents } = parseAmount(amount, currency)
  const sold = extras.map(({ name, amount: text, serviceId }) => {
    return { name, amountCents: parseAmount(text, currency).cents ?? 0, serviceId }
  })
  return {
    cents: cents === null ? null : sold.reduce((sum, { amountCents }) => sum + amountCents, cents),
    tax: tax && withExtras(tax, sold),
  }
}

/** The fields for the amount, the drive link, the expiry date and the instructions. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { draft, onChange, setsPrice, errors, currency, canCompleteShoot, today, licenses, charge } = props
  const { cents, tax } = withExtraItems(draft, currency, props.tax)
  const taxHint = tax && cents !== null ? describeTax(tax, cents, currency) : undefined
  const totalCents = (cents ?? 0) + (tax && cents !== null ? taxOnAmount(tax, cents) : 0)
  const extraHint = draft.extras.length > 0 && cents !== null && totalText(formatCents(cents, currency))
  const depositHint = describeDeposit(props.depositCents, totalCents, currency)
  const chargeHint = charge && cents !== null && describeCharge(charge, cents, tax)
  const hint =
    cents === 0
      ? freeText
      : [extraHint, taxHint, depositHint, chargeHint].filter(Boolean).join(' ') || undefined
  return (
    <>
      {setsPrice && (
        <AmountField
          label={tax && tax.components.length > 0 ? 'Amount before tax' : 'Amount'}
          name="amount"
          currency={currency}
          className="font-serif text-[1.75rem] leading-8 font-[350] tracking-[-0.02em]"
          value={draft.amount}
          // An emptied amount is filled in by the next booking chosen.
          onChange={(amount) => onChange({ amount, isAmountTyped: amount !== '' })}
          errors={errors.amount}
          hint={hint}
        />
      )}
      {setsPrice && (
        <ExtraItems
          items={draft.extras}
          currency={currency}
          errors={errors.extras}
          photos={draft.choice ? null : props.extraPhotos}
          bookingId={props.bookingId}
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
