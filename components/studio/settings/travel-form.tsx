'use client'

import { AmountField } from '@/components/ui/amount-field'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { centsToInput } from '@/lib/platform/money/money'
import { changeTravelAction } from '@/lib/studio/settings/actions'
import type { StudioTravel } from '@/lib/studio/settings/rules/travel'

/** Edits how drives are estimated and what clients pay for them. */
export function TravelForm({ travel }: { travel: StudioTravel }) {
  const form = useSettingsForm({
    current: travel,
    action: changeTravelAction,
    toTexts,
    saved: { title: 'Travel settings updated' },
    failed: 'Failed to save the travel settings. Please try again.',
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form}>
      <FormSection
        title="Travel time"
        lead="No two shoots of a photographer are offered closer together than the drive between them. The drive is estimated from the straight line, unless a routing server measures it."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Road factor"
            name="roadFactorPercent"
            errors={errors?.roadFactorPercent}
            hint="How much longer roads are than the straight line; 1.4 on average in the US."
          >
            <Input inputMode="decimal" {...form.bind('roadFactorPercent')} />
          </Field>
          <Field
            label="Average speed"
            note="Miles per hour"
            name="averageMph"
            errors={errors?.averageMph}
            hint="With traffic, parking, and the walk to the door."
          >
            <Input inputMode="numeric" {...form.bind('averageMph')} />
          </Field>
        </div>
      </FormSection>
      <FormSection
        title="Travel fee"
        lead="Shown before booking, and a line of its own on the invoice. Measured one way, from where the photographer starts. Applies to new bookings."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Free distance"
            note="Miles"
            name="travelFreeMiles"
            errors={errors?.travelFreeMiles}
            hint="Properties this near pay no travel fee."
          >
            <Input inputMode="numeric" {...form.bind('travelFreeMiles')} />
          </Field>
          <AmountField
            label="Fee"
            name="travelStepFee"
            currency={travel.currency}
            value={typed.travelStepFee}
            onChange={(travelStepFee) => form.change({ travelStepFee })}
            errors={errors?.travelStepFee}
            hint="Use 0 for no travel fee."
          />
          <Field
            label="For every"
            note="Miles"
            name="travelStepMiles"
            errors={errors?.travelStepMiles}
            hint="1 is a fee per mile beyond the free distance, 10 a fee for each band of ten miles."
          >
            <Input inputMode="numeric" {...form.bind('travelStepMiles')} />
          </Field>
        </div>
      </FormSection>
    </SettingsForm>
  )
}

function toTexts({ roadFactorPercent, averageMph, ...fee }: StudioTravel) {
  return {
    roadFactorPercent: String(roadFactorPercent / 100),
    averageMph: String(averageMph),
    travelFreeMiles: String(fee.travelFreeMiles),
    travelStepMiles: String(fee.travelStepMiles),
    travelStepFee: centsToInput(fee.travelStepCents, fee.currency),
  }
}
