import { AmountField } from '@/components/ui/amount-field'
import { Field, FieldErrors, Input } from '@/components/ui/field'
import type { ChoiceTexts } from '@/lib/photos/deliveries/rules/choosing'
import { offerTexts } from '@/lib/photos/deliveries/words/choosing'

type ChoiceTermsFieldsProps = {
  value: ChoiceTexts
  currency: string
  errors: readonly string[] | undefined
  onChange: (value: ChoiceTexts) => void
}

/** How many photos a client chooses at no extra charge, and the price of each further one. */
export function ChoiceTermsFields({ value, currency, errors, onChange }: ChoiceTermsFieldsProps) {
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 items-start gap-x-4">
        <Field label={offerTexts.included} name="includedPhotos">
          <Input
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={errors ? true : undefined}
            value={value.included}
            onChange={({ target }) => onChange({ ...value, included: target.value })}
          />
        </Field>
        <AmountField
          label={offerTexts.price}
          name="extraPhoto"
          currency={currency}
          className="text-right"
          value={value.extraPhoto}
          onChange={(extraPhoto) => onChange({ ...value, extraPhoto })}
        />
      </div>
      {errors && <FieldErrors messages={[...errors]} />}
    </div>
  )
}
