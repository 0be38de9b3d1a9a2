'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeRequirementAction } from '@/lib/people/second-factor/actions'
import type { Requirement } from '@/lib/people/second-factor/schema'
import { requirementTexts } from '@/lib/people/second-factor/words/requirement'

/** Edits whether the team needs a second factor. */
export function RequirementForm({ requirement }: { requirement: Requirement }) {
  const form = useSettingsForm({
    current: requirement,
    action: changeRequirementAction,
    toTexts: ({ isRequired, from }) => ({ isRequired: isRequired ? 'on' : '', from: from ?? '' }),
    saved: { title: requirementTexts.saved },
    failed: requirementTexts.failed,
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form}>
      <FormSection
        title="Requirement"
        lead="A stolen password alone then opens none of your team's accounts. Clients decide for themselves."
      >
        <CheckboxField
          name="isRequired"
          label="Require a second factor of everyone on the team"
          hint="People without one are notified, and have to add one before they can do anything else."
          checked={typed.isRequired === 'on'}
          onChange={(event) => form.change({ isRequired: event.target.checked ? 'on' : '' })}
        />
        <Field
          label="From"
          name="from"
          note="Optional"
          errors={errors?.from}
          hint="Leave it empty to require it right away."
        >
          <Input type="date" className="max-w-52" {...form.bind('from')} />
        </Field>
      </FormSection>
    </SettingsForm>
  )
}
