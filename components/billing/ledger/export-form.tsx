'use client'

import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeExportAction } from '@/lib/billing/ledger/actions'
import type { ExportSettings } from '@/lib/billing/ledger/rules/export/rows'
import { accountLeads, exportAccounts, programNames } from '@/lib/billing/ledger/words'
import type { AccountingProgram } from '@/prisma/generated/enums'

type ExportFormProps = { program: AccountingProgram; settings: ExportSettings }

/** Edits the names that a program needs, as the accountant has set it up. */
export function ExportForm({ program, settings }: ExportFormProps) {
  const form = useSettingsForm({
    current: settings,
    action: changeExportAction,
    toTexts: ({ dayFirst, ...texts }: ExportSettings) => ({ ...texts, dayFirst: dayFirst ? 'yes' : 'no' }),
    saved: { title: 'Export settings updated' },
    failed: 'Failed to save the export settings. Please try again.',
  })
  const { typed, errors, change } = form
  const name = programNames[program]
  return (
    <SettingsForm form={form} className="mt-12">
      <input type="hidden" name="program" value={program} />
      <FormSection title={`Set up in ${name}`} lead="Spelled exactly as there; ask your accountant.">
        {program === 'XERO' && (
          <Field
            label="Account code"
            name="accountCode"
            errors={errors?.accountCode}
            hint="Of your sales."
            className="max-w-48"
          >
            <Input {...form.bind('accountCode')} />
          </Field>
        )}
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <Field
            label="Name of tax"
            note={program === 'XERO' ? 'Tax type' : 'Tax code'}
            name="taxedName"
            errors={errors?.taxedName}
            hint="Leave empty to use the names of your tax rates."
          >
            <Input {...form.bind('taxedName')} />
          </Field>
          <Field label="Name of no tax" name="untaxedName" errors={errors?.untaxedName}>
            <Input {...form.bind('untaxedName')} />
          </Field>
        </div>
        <p className="text-ink-2">{accountLeads[program]}</p>
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-3">
          {(['depositAccount', 'creditAccount', 'allowanceAccount'] as const).map((field) => (
            <Field
              key={field}
              label={exportAccounts[field].label}
              name={field}
              errors={errors?.[field]}
              hint={exportAccounts[field].hint}
            >
              <Input {...form.bind(field)} />
            </Field>
          ))}
        </div>
        <ChoiceGroup legend="Dates" errors={errors?.dayFirst}>
          <ChoiceCard
            name="dayFirst"
            value="no"
            title="Month first"
            hint="06/30/2026"
            checked={typed.dayFirst === 'no'}
            onChange={() => change({ dayFirst: 'no' })}
          />
          <ChoiceCard
            name="dayFirst"
            value="yes"
            title="Day first"
            hint="30/06/2026"
            checked={typed.dayFirst === 'yes'}
            onChange={() => change({ dayFirst: 'yes' })}
          />
        </ChoiceGroup>
      </FormSection>
    </SettingsForm>
  )
}
