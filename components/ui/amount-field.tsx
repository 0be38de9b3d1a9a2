'use client'

import { useState } from 'react'
import { Field, Input, type InputProps } from '@/components/ui/field'
import { formatCents } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'

type AmountFieldProps = Pick<
  InputProps,
  'className' | 'placeholder' | 'required' | 'readOnly' | 'autoFocus'
> & {
  label: string
  name: string
  currency: string
  /** As typed. */
  value: string
  onChange: (text: string) => void
  errors?: readonly string[]
  /** Shown beside the formatted amount. */
  hint?: string
}

/**
 * A text input for an amount of money. Shows the parsed amount below while the user types, and an error on blur if it
 * can't be parsed. Posts the currency and the text, in that order, under one name: see amountSchema.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, name, currency, value, onChange, errors = [], hint, ...input } = props
  const [wasLeft, setWasLeft] = useState(false)
  const isEmpty = value.trim() === ''
  const { cents, problem } = parseAmount(value, currency)
  const ownErrors = wasLeft && !isEmpty && problem !== null ? [problem] : []
  const shownErrors = ownErrors.length > 0 ? ownErrors : errors
  const interpretation = problem ?? formatCents(cents, currency)
  return (
    <Field
      label={label}
      name={name}
      note={currency}
      errors={shownErrors}
      hint={
        <>
          <output aria-live="polite">
            {isEmpty || shownErrors.includes(interpretation) ? '' : interpretation}
          </output>
          {hint && <span className="block">{hint}</span>}
        </>
      }
    >
      {(control) => (
        <>
          <input type="hidden" name={name} value={currency} />
          <Input
            {...input}
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => setWasLeft(true)}
          />
        </>
      )}
    </Field>
  )
}
