'use client'

import { AmountField } from '@/components/ui/amount-field'
import { Field, Input } from '@/components/ui/field'
import { FoldedSection } from '@/components/ui/folded-section'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { centsToInput } from '@/lib/platform/money/money'
import { changeInvoiceTermsAction } from '@/lib/studio/settings/actions'
import type { InvoiceTerms } from '@/lib/studio/settings/schema'
import { summarizeCharges, summarizeDeposit } from '@/lib/studio/settings/words'
import { ReminderDays } from './reminder-days'

/** Edits the terms of new invoices, the reminders of unpaid ones, the promised turnaround, and how long galleries stay open. */
export function InvoiceTermsForm({ policy }: { policy: InvoiceTerms }) {
  const form = useSettingsForm({
    current: policy,
    action: changeInvoiceTermsAction,
    toTexts,
    saved: { title: 'Invoice terms updated' },
    failed: 'Failed to save the invoice terms. Please try again.',
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form}>
      <FormSection
        title="Invoices"
        lead="Applies to new invoices. Existing ones keep their due date and number."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Due after"
            note="Days"
            name="invoiceDueDays"
            errors={errors?.invoiceDueDays}
            hint="Use 0 for due on receipt."
          >
            <Input inputMode="numeric" {...form.bind('invoiceDueDays')} />
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
      <FormSection
        title="Delivery"
        lead="Clients who enter a go-live date are offered the days that make it. Galleries keep their date; you can change each one."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Turnaround"
            note="Hours after the shoot"
            name="turnaroundHours"
            errors={errors?.turnaroundHours}
            hint="If recent shoots took longer, their median counts."
          >
            <Input inputMode="numeric" {...form.bind('turnaroundHours')} />
          </Field>
          <Field
            label="Galleries open for"
            note="Days, optional"
            name="galleryDays"
            errors={errors?.galleryDays}
            hint="Leave empty to keep galleries open."
          >
            <Input inputMode="numeric" {...form.bind('galleryDays')} />
          </Field>
        </div>
      </FormSection>
      <FoldedSection
        id="deposit"
        title="Deposit"
        value={summarizeDeposit(policy)}
        hasErrors={Boolean(errors?.deposit || errors?.depositPercent)}
        lead="Charged to the card when a client books, and deducted from the invoice. A booking without its deposit is cancelled after two hours."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <AmountField
            label="Amount"
            name="deposit"
            currency={policy.currency}
            value={typed.deposit}
            onChange={(deposit) => form.change({ deposit })}
            errors={errors?.deposit}
            hint="Use 0 for no deposit, or enter a percentage."
          />
          <Field
            label="Percentage of the total"
            note="Optional"
            name="depositPercent"
            errors={errors?.depositPercent}
            hint="Rounded to the cent."
          >
            <Input inputMode="numeric" {...form.bind('depositPercent')} />
          </Field>
        </div>
      </FoldedSection>
      <FoldedSection
        id="automatic-charges"
        title="Automatic charges"
        value={summarizeCharges(policy)}
        hasErrors={Boolean(errors?.chargeAfterDays || errors?.chargeRetryDays)}
        lead="Clients agree to them when they book. Existing bookings keep what was agreed."
      >
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Charge the saved card after"
            note="Days, optional"
            name="chargeAfterDays"
            errors={errors?.chargeAfterDays}
            hint="Use 0 to charge on delivery. Leave empty to let clients pay by invoice."
          >
            <Input inputMode="numeric" {...form.bind('chargeAfterDays')} />
          </Field>
          <Field
            label="Retry declined cards"
            note="Days, optional"
            name="chargeRetryDays"
            errors={errors?.chargeRetryDays}
            hint="Counted from the first attempt. After the last, clients pay by invoice."
          >
            <Input inputMode="text" {...form.bind('chargeRetryDays')} />
          </Field>
        </div>
      </FoldedSection>
    </SettingsForm>
  )
}

function toTexts(policy: InvoiceTerms) {
  return {
    invoiceDueDays: String(policy.invoiceDueDays),
    invoicePrefix: policy.invoicePrefix,
    reminderDays: policy.reminderDays,
    turnaroundHours: String(policy.turnaroundHours),
    galleryDays: policy.galleryDays === null ? '' : String(policy.galleryDays),
    deposit: centsToInput(policy.depositCents, policy.currency),
    depositPercent: policy.depositPercent === null ? '' : String(policy.depositPercent),
    chargeAfterDays: policy.chargeAfterDays === null ? '' : String(policy.chargeAfterDays),
    chargeRetryDays: policy.chargeRetryDays.join(', '),
  }
}
