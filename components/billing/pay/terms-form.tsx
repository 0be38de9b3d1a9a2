'use client'

import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeTermsAction } from '@/lib/billing/pay/actions'
import type { PayableService } from '@/lib/billing/pay/rules/service-amounts'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import { termsSavedText } from '@/lib/billing/pay/words'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { ContractorFields } from './contractor-fields'
import { PassedOnFields } from './passed-on-fields'
import { ShootPayFields } from './shoot-pay-fields'
import { toTexts } from './terms-texts'

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
