'use client'

import { ResultWithoutScript } from '@/components/people/accounts/result-without-script'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { SectionHead } from '@/components/ui/section-head'
import { SettingsForm } from '@/components/ui/settings-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { updateProfileAction } from '@/lib/people/accounts/actions/profile'
import { limits } from '@/lib/people/accounts/limits'
import { roleLabels } from '@/lib/people/accounts/rules'
import type { OwnProfile } from '@/lib/people/accounts/schema/profile'

const texts = {
  success: { title: 'Profile Updated', message: 'Your profile has been updated.' },
  failure: { title: 'Error', message: 'Failed to update profile. Please try again.' },
}

/** Edits the name, phone, and company; email and role are read-only here. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const form = useSettingsForm({
    current: { fullName: profile.fullName, phone: profile.phone, company: profile.company },
    action: updateProfileAction,
    toTexts,
    saved: texts.success,
    failed: texts.failure.message,
  })
  const { bind, errors, saving } = form
  const footer = (
    <div className="mt-1.5 flex flex-wrap items-center gap-3">
      <SubmitButton size="lg" busyText="Saving">
        Save Changes
      </SubmitButton>
      <Button type="reset" variant="quiet" onClick={form.discard}>
        Discard
      </Button>
      {form.unsaved > 0 && !saving && <p className="t-label">Not saved yet</p>}
    </div>
  )
  return (
    <SettingsForm form={form} className="grid gap-5.5" footer={footer}>
      <SectionHead title="About you" className="mt-3" />
      <ResultWithoutScript result={form.result} texts={texts} />
      <Field label="Full Name" name="fullName" errors={errors?.fullName}>
        <Input maxLength={limits.fullName} autoComplete="name" {...bind('fullName')} />
      </Field>
      <Field
        label="Email"
        note="Read-only"
        hint={<TextLink href="/profile/security/email">Change email address</TextLink>}
      >
        <Input type="email" readOnly value={profile.email} />
      </Field>
      <div className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
        <Field label="Phone" name="phone" note="Optional" errors={errors?.phone}>
          <Input type="tel" maxLength={limits.phone} autoComplete="tel" {...bind('phone')} />
        </Field>
        <Field label="Role" note="Read-only">
          <Input readOnly value={roleLabels[profile.role]} />
        </Field>
      </div>
      <Field label="Company" name="company" note="Optional" errors={errors?.company}>
        <Input maxLength={limits.company} autoComplete="organization" {...bind('company')} />
      </Field>
    </SettingsForm>
  )
}

function toTexts({ fullName, phone, company }: Pick<OwnProfile, 'fullName' | 'phone' | 'company'>) {
  return { fullName, phone: phone ?? '', company: company ?? '' }
}
