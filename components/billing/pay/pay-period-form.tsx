'use client'

import { Field, Input, Select } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changePayPeriodAction } from '@/lib/billing/pay/actions'
import { payPeriods } from '@/lib/billing/pay/rules/choices'
import type { PayRule } from '@/lib/billing/pay/rules/periods'
import { periodNames, periodSavedText } from '@/lib/billing/pay/words'

/** Edits how often photographers are paid. */
export function PayPeriodForm({ rule }: { rule: PayRule }) {
  const form = useSettingsForm({
    current: rule,
    action: changePayPeriodAction,
    toTexts: ({ period, anchor }) => ({ period: period as string, anchor }),
    saved: { title: periodSavedText },
    failed: 'Failed to save the pay period. Please try again.',
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form} className="mb-12">
      <FormSection
        title="Pay period"
        lead="How often you approve what your photographers earned. Approved statements keep their period."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field label="Period" name="period" errors={errors?.period}>
            <Select {...form.bind('period')}>
              {payPeriods.map((period) => (
                <option key={period} value={period}>
                  {periodNames[period]}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Starts on"
            name="anchor"
            errors={errors?.anchor}
            hint="Any day on which a period of one or two weeks starts."
          >
            <Input type="date" required value={typed.anchor} onChange={form.bind('anchor').onChange} />
          </Field>
        </div>
      </FormSection>
    </SettingsForm>
  )
}
