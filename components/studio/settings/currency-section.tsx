import { CheckboxField } from '@/components/ui/checkbox'
import { FieldErrors } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import type { Choice } from '@/lib/studio/settings/rules/choices'
import { describeCurrencyChange } from '@/lib/studio/settings/words'
import { ChoiceField } from './choice-field'
import type { StudioFields } from './studio-input'

type CurrencySectionProps = StudioFields & {
  currencies: readonly Choice[]
  /** The saved currency. */
  present: string
}

/** The studio's currency; a change must be confirmed. */
export function CurrencySection({ currencies, present, typed, errors, change }: CurrencySectionProps) {
  return (
    <FormSection title="Currency" lead="Applies to new bookings and their invoices.">
      <ChoiceField
        label="Currency"
        name="currency"
        choices={currencies}
        value={typed.currency}
        onChoose={(currency) => change({ currency })}
        errors={errors.currency}
      />
      {typed.currency !== present && (
        <div className="grid gap-1.5">
          <CheckboxField
            name="currencyConfirmed"
            label={`Change the currency to ${typed.currency}`}
            hint={describeCurrencyChange(present, typed.currency)}
            aria-invalid={errors.currencyConfirmed ? true : undefined}
            aria-describedby={errors.currencyConfirmed ? 'currency-confirmed-error' : undefined}
          />
          {errors.currencyConfirmed && (
            <FieldErrors id="currency-confirmed-error" messages={errors.currencyConfirmed} />
          )}
        </div>
      )}
    </FormSection>
  )
}
