'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { SaveBar } from '@/components/ui/save-bar'
import { type CancellationPolicy, describeCancellationTerms } from '@/lib/studio/rules'
import { TermsPreview } from './terms-preview'
import { useCancellationForm } from './use-cancellation-form'

/** Until when cancelling is free, what it costs after that, and the sentence a client will read. */
export function CancellationForm({ policy }: { policy: CancellationPolicy }) {
  const form = useCancellationForm(policy)
  const { typed, errors, seen } = form
  return (
    <form ref={form.formRef} action={form.submit} noValidate>
      {form.isOutdated && (
        <Notice
          tone="wait"
          announce
          title="Somebody else has changed these terms since you opened the page"
          className="mb-6"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={form.takeTheirs}>
                Take their version
              </Button>
              <Button size="sm" variant="quiet" onClick={form.keepMine}>
                Keep what I typed
              </Button>
            </span>
          }
        >
          They now say: {describeCancellationTerms(policy)}
        </Notice>
      )}
      <FormSection
        title="Cancellation terms"
        lead="Shown before a client cancels. They apply to every booking from the moment they are saved."
      >
        <input type="hidden" name="seenFreeCancelHours" value={seen.freeCancelHours} />
        <input type="hidden" name="seenLateCancelFeeCents" value={seen.lateCancelFeeCents} />
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Free until"
            note="Hours before the shoot"
            name="freeCancelHours"
            errors={errors?.freeCancelHours}
            hint="With 0 it is free until the shoot begins."
          >
            <Input
              inputMode="numeric"
              value={typed.freeCancelHours}
              onChange={(event) => form.change({ freeCancelHours: event.target.value })}
            />
          </Field>
          <Field
            label="Late fee"
            note={policy.currency}
            name="lateCancelFeeCents"
            errors={errors?.lateCancelFeeCents}
            hint="With 0.00 cancelling is free at any time."
          >
            <Input
              inputMode="decimal"
              value={typed.lateCancelFeeCents}
              onChange={(event) => form.change({ lateCancelFeeCents: event.target.value })}
            />
          </Field>
        </div>
        <TermsPreview typed={typed} currency={policy.currency} />
      </FormSection>
      <SaveBar unsaved={form.unsaved} onDiscard={form.discard} />
    </form>
  )
}
