import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Input, Select } from '@/components/ui/field'
import { nameLimit } from '@/lib/people/brokerages/limits'
import type { FieldErrors } from '@/lib/platform/errors'
import type { AllowancePeriod, BrokerageBilling } from '@/prisma/generated/enums'

/** A brokerage's terms as the texts of their fields. */
export type BillingTexts = {
  billing: BrokerageBilling
  contactName: string
  contactEmail: string
  paysMonthly: boolean
  dueDays: string
  unlocksOnTerms: boolean
  creditLimit: string
  percent: string
  cap: string
  uses: string
  period: AllowancePeriod
  /** Null for everything. */
  serviceIds: string[] | null
}

export type BillingFieldsProps = {
  typed: BillingTexts
  errors: FieldErrors
  currency: string
  onChange: (part: Partial<BillingTexts>) => void
}

/** Who gets a brokerage's bills, how it pays them, and whether photos wait for that. */
export function PaymentFields({ typed, errors, currency, onChange }: BillingFieldsProps) {
  return (
    <fieldset className="grid items-start gap-x-4 gap-y-4.5 @md:grid-cols-2">
      <legend className="pb-3 font-strong">The brokerage's bills</legend>
      <Field label="Billing contact" name="contactName" errors={errors.contactName}>
        <Input
          autoComplete="off"
          maxLength={nameLimit}
          value={typed.contactName}
          onChange={({ target }) => onChange({ contactName: target.value })}
        />
      </Field>
      <Field label="Email" name="contactEmail" errors={errors.contactEmail}>
        <Input
          type="email"
          autoComplete="off"
          value={typed.contactEmail}
          onChange={({ target }) => onChange({ contactEmail: target.value })}
        />
      </Field>
      <Field label="Payment" name="paysMonthly">
        <Select
          value={typed.paysMonthly ? 'MONTHLY' : 'EACH'}
          onChange={({ target }) => onChange({ paysMonthly: target.value === 'MONTHLY' })}
        >
          <option value="EACH">Each invoice by a link</option>
          <option value="MONTHLY">One statement a month</option>
        </Select>
      </Field>
      {typed.paysMonthly && (
        <Field
          label="Statement due"
          name="dueDays"
          note="Days"
          errors={errors.dueDays}
          hint="After the end of its month."
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed.dueDays}
            onChange={({ target }) => onChange({ dueDays: target.value })}
          />
        </Field>
      )}
      <CheckboxField
        className="col-span-full"
        label="Unlock photos before the brokerage has paid"
        hint="Otherwise they wait for its payment. They always wait for what the agent pays."
        checked={typed.unlocksOnTerms}
        onChange={({ target }) => onChange({ unlocksOnTerms: target.checked })}
      />
      {typed.unlocksOnTerms && (
        <AmountField
          label="Credit limit"
          name="creditLimit"
          currency={currency}
          hint="Once more than this would be unpaid, photos wait for payment. Leave it empty for no limit."
          value={typed.creditLimit}
          errors={errors.creditLimit ?? []}
          onChange={(creditLimit) => onChange({ creditLimit })}
        />
      )}
    </fieldset>
  )
}
