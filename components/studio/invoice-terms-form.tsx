'use client'

import { Field } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { Input } from '@/components/ui/input'
import { SaveBar } from '@/components/ui/save-bar'
import { type InvoicePolicy, invoiceTermsKey } from '@/lib/studio/rules/invoice-terms'
import { OutdatedNotice } from './outdated-notice'
import { ReminderDays } from './reminder-days'
import { useInvoiceTermsForm } from './use-invoice-terms-form'

/** Edits the terms of new invoices, the reminders of unpaid ones, and how long new galleries stay open. */
export function InvoiceTermsForm({ policy }: { policy: InvoicePolicy }) {
  const form = useInvoiceTermsForm(policy)
  const { typed, errors } = form
  return (
    <form ref={form.formRef} action={form.submit} noValidate>
      {form.isOutdated && <OutdatedNotice onUseTheirs={form.takeTheirs} onIgnoreTheirs={form.ignoreTheirs} />}
      <input type="hidden" name="seen" value={invoiceTermsKey(form.seen)} />
      <FormSection
        title="Invoices"
        lead="Applies to new invoices. Existing ones keep their tax, due date, and number."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-3">
          <Field
            label="Tax rate"
            note="%"
            name="taxRateBasisPoints"
            errors={errors?.taxRateBasisPoints}
            hint="Included in the amount."
          >
            <Input
              inputMode="decimal"
              value={typed.taxRateBasisPoints}
              onChange={(event) => form.change({ taxRateBasisPoints: event.target.value })}
            />
          </Field>
          <Field
            label="Due after"
            note="Days"
            name="invoiceDueDays"
            errors={errors?.invoiceDueDays}
            hint="Use 0 for due on receipt."
          >
            <Input
              inputMode="numeric"
              value={typed.invoiceDueDays}
              onChange={(event) => form.change({ invoiceDueDays: event.target.value })}
            />
          </Field>
          <Field
            label="Prefix"
            name="invoicePrefix"
            errors={errors?.invoicePrefix}
            hint="Numbering continues unchanged."
          >
            <Input
              maxLength={10}
              value={typed.invoicePrefix}
              onChange={(event) => form.change({ invoicePrefix: event.target.value.toUpperCase() })}
            />
          </Field>
        </div>
      </FormSection>
      <FormSection
        title="Reminders"
        lead="Sent in the morning by email and in the portal until the invoice is paid."
      >
        <ReminderDays
          days={typed.reminderDays}
          errors={errors?.reminderDays}
          onChange={(reminderDays) => form.change({ reminderDays })}
        />
      </FormSection>
      <FormSection title="Galleries" lead="Applies to new deliveries. You can change the date of each one.">
        <Field
          label="Open for"
          note="Days, optional"
          name="galleryDays"
          errors={errors?.galleryDays}
          hint="Leave empty to keep galleries open."
          className="md:max-w-60"
        >
          <Input
            inputMode="numeric"
            value={typed.galleryDays}
            onChange={(event) => form.change({ galleryDays: event.target.value })}
          />
        </Field>
      </FormSection>
      <SaveBar unsaved={form.unsaved} onDiscard={form.discard} />
    </form>
  )
}
