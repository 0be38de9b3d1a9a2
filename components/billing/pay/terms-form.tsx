'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeTermsAction } from '@/lib/billing/pay/actions'
import { legalNameLimit } from '@/lib/billing/pay/limits'
import type { PayableService } from '@/lib/billing/pay/rules/service-amounts'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import { termsSavedText } from '@/lib/billing/pay/words'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { ShootPayFields } from './shoot-pay-fields'
import { type TermsFields, toTexts } from './terms-texts'

const fees = [
  { name: 'travelPercent', label: 'Share of the travel fee', hint: 'Use 100 to pass all of it on.' },
  {
    name: 'lateFeePercent',
    label: 'Share of late cancellation fees',
    hint: 'Paid once the client has paid the fee.',
  },
] as const

type TermsFormProps = {
  photographerId: string
  /** Null until they are saved the first time. */
  terms: PayTerms | null
  currency: string
  /** Those that can have an amount. */
  services: readonly PayableService[]
  /** From when new terms pay shoots. */
  periodStart: CalendarDate
}

/** Edits what a photographer is paid. */
export function TermsForm({ photographerId, terms, currency, services, periodStart }: TermsFormProps) {
  const current: Partial<PayTerms> = terms ?? {}
  const form = useSettingsForm({
    current,
    action: changeTermsAction,
    toTexts: (values) => toTexts(values, { currency, paidFrom: periodStart }),
    saved: { title: termsSavedText },
    failed: 'Failed to save the pay terms. Please try again.',
  })
  return (
    <SettingsForm form={form} footer={terms ? undefined : <SubmitButton>Save terms</SubmitButton>}>
      <input type="hidden" name="photographerId" value={photographerId} />
      <FormSection title="Shoots" lead="Changes apply to everything that isn't on an approved statement yet.">
        <ShootPayFields form={form} currency={currency} services={services} />
      </FormSection>
      <FormSection title="Passed on" lead="What the photographer gets of the fees that clients pay.">
        <PassedOnFields form={form} />
      </FormSection>
      <FormSection
        title="Taxes"
        lead="For the yearly list of contractors. Keep the W-9 itself elsewhere: the portal stores no taxpayer numbers."
      >
        <ContractorFields form={form} />
      </FormSection>
    </SettingsForm>
  )
}

/** Which shares of the clients' fees are passed on. */
function PassedOnFields({ form: { typed, errors, change } }: TermsFields) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
      {fees.map(({ name, label, hint }) => (
        <Field key={name} label={label} note="%" name={name} errors={errors?.[name]} hint={hint}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        </Field>
      ))}
    </div>
  )
}

/** What the yearly list needs to know of a contractor. */
function ContractorFields({ form: { typed, errors, change } }: TermsFields) {
  return (
    <>
      <CheckboxField
        label="Contractor"
        hint="Listed for form 1099-NEC. Leave it off for employees and yourself."
        name="isContractor"
        checked={typed.isContractor === 'on'}
        onChange={({ target }) => change({ isContractor: target.checked ? 'on' : '' })}
      />
      <Field label="Legal name" note="Optional" name="legalName" errors={errors?.legalName}>
        <Input
          maxLength={legalNameLimit}
          value={typed.legalName}
          onChange={({ target }) => change({ legalName: target.value })}
        />
      </Field>
      <CheckboxField
        label="Form W-9 on file"
        name="hasW9"
        checked={typed.hasW9 === 'on'}
        onChange={({ target }) => change({ hasW9: target.checked ? 'on' : '' })}
      />
    </>
  )
}
