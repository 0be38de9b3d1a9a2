'use client'

import { AmountField } from '@/components/ui/amount-field'
import { Field } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { Input } from '@/components/ui/input'
import { SaveBar } from '@/components/ui/save-bar'
import type { CancellationPolicy } from '@/lib/studio/rules/cancellation'
import { describeCancellationTerms } from '@/lib/studio/words'
import { OutdatedNotice } from './outdated-notice'
import { TermsPreview } from './terms-preview'
import { useCancellationForm } from './use-cancellation-form'

/** Edits until when cancelling is free and what it costs after that, with a summary. */
export function CancellationForm({ policy }: { policy: CancellationPolicy }) {
  const form = useCancellationForm(policy)
  const { typed, errors, seen } = form
  return (
    <form ref={form.formRef} action={form.submit} noValidate>
      {form.isOutdated && (
        <OutdatedNotice onUseTheirs={form.takeTheirs} onIgnoreTheirs={form.ignoreTheirs}>
          Their version: {describeCancellationTerms(policy)}
        </OutdatedNotice>
      )}
      <FormSection
        title="Cancellation terms"
        lead="Shown before a client cancels. Changes apply to new bookings; existing bookings keep their terms."
      >
        <input type="hidden" name="seenFreeCancelHours" value={seen.freeCancelHours} />
        <input type="hidden" name="seenLateCancelFeeCents" value={seen.lateCancelFeeCents} />
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Free until"
            note="Hours before the shoot"
            name="freeCancelHours"
            errors={errors?.freeCancelHours}
            hint="Use 0 to make it free until the shoot begins."
          >
            <Input
              inputMode="numeric"
              value={typed.freeCancelHours}
              onChange={(event) => form.change({ freeCancelHours: event.target.value })}
            />
          </Field>
          <AmountField
            label="Late fee"
            name="lateCancelFee"
            currency={policy.currency}
            value={typed.lateCancelFee}
            onChange={(lateCancelFee) => form.change({ lateCancelFee })}
            errors={errors?.lateCancelFee}
            hint="Use 0 to make cancelling always free."
          />
        </div>
        <TermsPreview typed={typed} currency={policy.currency} />
      </FormSection>
      <SaveBar unsaved={form.unsaved} onDiscard={form.discard} />
    </form>
  )
}
