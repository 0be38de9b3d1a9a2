'use client'

import { AmountField } from '@/components/ui/amount-field'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { centsToInput } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import { changeCancellationAction } from '@/lib/studio/settings/actions'
import { type CancellationPolicy, readHours } from '@/lib/studio/settings/rules/cancellation'
import { describeCancellationTerms } from '@/lib/studio/settings/words'

/** Edits until when cancelling is free and what it costs after that, with a summary. */
export function CancellationForm({ policy }: { policy: CancellationPolicy }) {
  const form = useSettingsForm({
    current: policy,
    action: changeCancellationAction,
    toTexts,
    saved: { title: 'Cancellation terms updated' },
    failed: 'Failed to save the cancellation terms. Please try again.',
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form} theirVersion={<>Their version: {describeCancellationTerms(policy)}</>}>
      <FormSection
        title="Cancellation terms"
        lead="Shown before a client cancels. Changes apply to new bookings; existing bookings keep their terms."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Free until"
            note="Hours before the shoot"
            name="freeCancelHours"
            errors={errors?.freeCancelHours}
            hint="Use 0 to make it free until the shoot begins."
          >
            <Input inputMode="numeric" {...form.bind('freeCancelHours')} />
          </Field>
          <AmountField
            label="Late fee"
            name="lateCancelFee"
            currency={policy.currency}
            value={typed.lateCancelFee}
            onChange={(lateCancelFee) => form.change({ lateCancelFee })}
            errors={errors?.lateCancelFee}
            hint="Use 0 to make canceling always free."
          />
        </div>
        <TermsPreview typed={typed} currency={policy.currency} />
      </FormSection>
    </SettingsForm>
  )
}

function toTexts({ freeCancelHours, lateCancelFeeCents, currency }: CancellationPolicy) {
  return {
    freeCancelHours: String(freeCancelHours),
    lateCancelFee: centsToInput(lateCancelFeeCents, currency),
  }
}

type TermsPreviewProps = {
  typed: { freeCancelHours: string; lateCancelFee: string }
  currency: string
}

/** Summarizes the entered terms. */
function TermsPreview({ typed, currency }: TermsPreviewProps) {
  const freeCancelHours = readHours(typed.freeCancelHours)
  const lateCancelFeeCents = parseAmount(typed.lateCancelFee, currency).cents
  return (
    <figure>
      <figcaption className="pb-1.5 font-medium">Summary</figcaption>
      <blockquote aria-live="polite" className="border-y py-4 font-serif text-lg text-pretty">
        {freeCancelHours !== null && lateCancelFeeCents !== null
          ? describeCancellationTerms({ freeCancelHours, lateCancelFeeCents, currency })
          : 'Enter hours and a fee to see the summary.'}
      </blockquote>
    </figure>
  )
}
