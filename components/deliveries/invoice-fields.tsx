import { CheckboxField } from '@/components/ui/checkbox'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { instructionsLimit } from '@/lib/deliveries/rules'
import type { FieldErrors } from '@/lib/platform/errors'

export type InvoiceDraft = {
  amount: string
  /** Whether the photographer wrote the amount, which no booking then replaces. */
  isAmountTyped: boolean
  /** Whether sending marks the shoot as completed. */
  completesShoot: boolean
  googleDriveLink: string
  deliveryInstructions: string
  /** `yyyy-MM-dd`, or empty for ever. */
  expiresOn: string
}

type InvoiceFieldsProps = {
  draft: InvoiceDraft
  onChange: (changes: Partial<InvoiceDraft>) => void
  errors: FieldErrors
  currencySign: string
  /** Whether the booking is still to be marked as completed. */
  asksToComplete: boolean
  /** In the studio's zone: the earliest last day. */
  today: string
}

/** Whether the amount reads as nothing to pay: `0`, `0.00`. */
function isZero(amount: string): boolean {
  return /^\s*\$?0+([.,]0*)?\s*$/.test(amount)
}

/** What the client pays, and what goes with the photos. */
export function InvoiceFields({
  draft,
  onChange,
  errors,
  currencySign,
  asksToComplete,
  today,
}: InvoiceFieldsProps) {
  return (
    <>
      <Field
        label="Amount"
        name="amount"
        errors={errors.amount}
        hint={isZero(draft.amount) ? 'No charge: all photos are open at once.' : undefined}
      >
        {(control) => (
          <span className="relative block">
            <span
              aria-hidden="true"
              className="absolute top-1/2 left-3 -translate-y-1/2 font-serif text-2xl font-[350] text-ink-2"
            >
              {currencySign}
            </span>
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={draft.amount}
              onChange={({ target: { value } }) =>
                // Emptied, it is a booking's to fill again.
                onChange({ amount: value, isAmountTyped: value !== '' })
              }
              className={inputClasses(
                {},
                `${currencySign.length > 1 ? 'pl-18' : 'pl-8'} font-serif text-[1.75rem] leading-8 font-[350] tracking-[-0.02em]`,
              )}
            />
          </span>
        )}
      </Field>
      <Field label="Google Drive link" name="googleDriveLink" errors={errors.googleDriveLink}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          value={draft.googleDriveLink}
          onChange={(event) => onChange({ googleDriveLink: event.target.value })}
        />
      </Field>
      <Field
        label="Gallery open until"
        name="expiresOn"
        note="Optional"
        errors={errors.expiresOn}
        hint={draft.expiresOn ? 'The last day the client can open it.' : 'Open for ever.'}
      >
        <Input
          type="date"
          min={today}
          value={draft.expiresOn}
          onChange={(event) => onChange({ expiresOn: event.target.value })}
        />
      </Field>
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
      {asksToComplete && (
        <CheckboxField
          label="Mark the shoot as completed"
          name="completesShoot"
          checked={draft.completesShoot}
          onChange={({ target: { checked } }) => onChange({ completesShoot: checked })}
        />
      )}
    </>
  )
}
