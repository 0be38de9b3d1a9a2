'use client'

import { type ComponentProps, useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeRetentionAction } from '@/lib/studio/settings/actions'
import type { RetentionSetting } from '@/lib/studio/settings/rules/retention'
import type { RetentionPeriods } from '@/lib/studio/settings/schema'

/** Edits how long records are kept. Asks before a shorter period deletes any. */
export function RetentionForm({ periods }: { periods: RetentionPeriods }) {
  const form = useSettingsForm({
    current: periods,
    action: changeRetentionAction,
    toTexts,
    saved: { title: 'Retention periods updated' },
    failed: 'Failed to save the retention periods. Please try again.',
  })
  const { result, errors } = form
  const [dismissed, setDismissed] = useState(result)
  const warning = errors?.confirmed?.[0]

  function bindDays(name: RetentionSetting) {
    return { name, errors: errors?.[name], ...form.bind(name) }
  }

  function saveAndDelete() {
    const confirmed = new FormData(form.formRef.current ?? undefined)
    confirmed.set('confirmed', 'on')
    form.submit(confirmed)
  }

  return (
    <>
      <SettingsForm form={form}>
        <FormSection title="How long records are kept" lead="Anything older is deleted every night.">
          <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-3">
            <DaysField label="Emails" hint="In the email log." {...bindDays('emailRetentionDays')} />
            <DaysField
              label="Notifications"
              hint="Read or unread."
              {...bindDays('notificationRetentionDays')}
            />
            <DaysField
              label="Visits"
              hint="Single page views. Daily counts remain."
              {...bindDays('visitRetentionDays')}
            />
          </div>
          <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
            <DaysField
              label="Closed quote requests"
              note="Days, optional"
              placeholder="Never"
              hint="After their last activity. Leave empty to keep them."
              {...bindDays('quoteRetentionDays')}
            />
            <DaysField
              label="Closed conversations"
              note="Days, optional"
              placeholder="Never"
              hint="After their last message, with all files. Those with unread messages stay. Leave empty to keep them."
              {...bindDays('conversationRetentionDays')}
            />
          </div>
          {warning && (
            <noscript>
              <CheckboxField name="confirmed" label="Delete these records" hint={warning} />
            </noscript>
          )}
          <p className="t-label">
            Bookings, deliveries, invoices, and the audit log are always kept, because they show what was
            agreed, delivered, and paid.
          </p>
        </FormSection>
      </SettingsForm>
      <ConfirmDialog
        open={warning !== undefined && result !== dismissed}
        onClose={() => setDismissed(result)}
        title="Delete older records?"
        description={warning}
        confirmLabel="Save and delete"
        busyText="Saving"
        cancelLabel="Keep records"
        onConfirm={saveAndDelete}
      />
    </>
  )
}

type DaysFieldProps = ComponentProps<typeof Input> & {
  label: string
  note?: string
  hint: string
  errors: readonly string[] | undefined
}

function DaysField({ label, note = 'Days', hint, errors, ...input }: DaysFieldProps) {
  return (
    <Field label={label} note={note} errors={errors} hint={hint}>
      <Input inputMode="numeric" {...input} />
    </Field>
  )
}

function toTexts(periods: RetentionPeriods) {
  return {
    emailRetentionDays: String(periods.emailRetentionDays),
    notificationRetentionDays: String(periods.notificationRetentionDays),
    visitRetentionDays: String(periods.visitRetentionDays),
    quoteRetentionDays: String(periods.quoteRetentionDays ?? ''),
    conversationRetentionDays: String(periods.conversationRetentionDays ?? ''),
  }
}
