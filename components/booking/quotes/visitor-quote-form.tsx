'use client'

import { Field, Input } from '@/components/ui/field'
import { SectionHead } from '@/components/ui/section-head'
import { useFormAction } from '@/components/ui/use-form-action'
import { forgetFormDraft } from '@/components/ui/use-form-draft'
import { requestQuoteAction } from '@/lib/booking/quotes/actions'
import type { FieldErrors } from '@/lib/platform/errors'
import { draftNameOf, QuoteForm, type QuoteFormProps } from './quote-form'

/** The form for visitors without an account. They receive the reply by email. */
export function VisitorQuoteForm(props: QuoteFormProps) {
  const [result, submit] = useFormAction(requestQuoteAction, undefined, () =>
    forgetFormDraft(draftNameOf(props)),
  )
  return (
    <QuoteForm {...props} result={result} submit={submit}>
      {(failed) => <VisitorFields {...failed} />}
    </QuoteForm>
  )
}

type VisitorFieldsProps = { typed?: Record<string, string>; fields?: FieldErrors }

/** The fields for a visitor's name and contact details. */
function VisitorFields({ typed, fields }: VisitorFieldsProps) {
  return (
    <>
      <SectionHead title="You" className="mt-4" />
      <div className="grid gap-5.5 @3xl:grid-cols-2 @3xl:gap-4">
        <Field label="Full name" name="fullName" errors={fields?.fullName}>
          <Input autoComplete="name" defaultValue={typed?.fullName} />
        </Field>
        <Field label="Phone" name="phone" note="Optional" errors={fields?.phone}>
          <Input type="tel" autoComplete="tel" defaultValue={typed?.phone} />
        </Field>
      </div>
      <Field label="Email" name="email" errors={fields?.email}>
        <Input type="email" autoComplete="email" defaultValue={typed?.email} />
      </Field>
      <TrapField />
    </>
  )
}

/**
 * A honeypot: people don't see or reach this field, but bots fill it in. Its name and attributes keep browsers and
 * password managers from filling it in.
 */
function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[624rem] size-px overflow-hidden">
      <label>
        Leave this empty
        <input
          type="text"
          name="reference"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
