import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { instructionsLimit } from '@/lib/deliveries/rules'
import { parseAmount } from '@/lib/platform/amount'
import type { FieldErrors } from '@/lib/platform/errors'

export type InvoiceDraft = {
  amount: string
  /** Whether the photographer wrote the amount, which no booking then replaces. */
  isAmountTyped: boolean
  /** Whether sending marks the shoot as completed. */
  completesShoot: boolean
  googleDriveLink: string
  deliveryInstructions: string
  /** `yyyy-MM-dd`, or empty for never. */
  expiresOn: string
}

type InvoiceFieldsProps = {
  draft: InvoiceDraft
  onChange: (changes: Partial<InvoiceDraft>) => void
  errors: FieldErrors
  /** The booking's, or the studio's until one is chosen. */
  currency: string
  /** Whether the booking is still to be marked as completed. */
  canCompleteShoot: boolean
  /** In the studio's zone: the earliest last day. */
  today: string
}

/** What the client pays, and what goes with the photos. */
export function InvoiceFields({
  draft,
  onChange,
  errors,
  currency,
  canCompleteShoot,
  today,
}: InvoiceFieldsProps) {
  const isFree = parseAmount(draft.amount, currency).cents === 0
  return (
    <>
      <AmountField
        label="Amount"
        name="amount"
        currency={currency}
        className="font-serif text-[1.75rem] leading-8 font-[350] tracking-[-0.02em]"
        value={draft.amount}
        // Emptied, it is a booking's to fill again.
        onChange={(amount) => onChange({ amount, isAmountTyped: amount !== '' })}
        errors={errors.amount}
        hint={isFree ? 'No charge. All photos open right away.' : undefined}
      />
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
        hint={draft.expiresOn ? 'The last day the client can open it.' : 'Without a date it never closes.'}
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
      {canCompleteShoot && (
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
