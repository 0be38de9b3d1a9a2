'use client'

import { ResultWithoutScript } from '@/components/accounts/result-without-script'
import { SupportHint } from '@/components/accounts/support-hint'
import { useProfileFields } from '@/components/accounts/use-profile-fields'
import { useResultToast } from '@/components/accounts/use-result-toast'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SectionHead } from '@/components/ui/section-head'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { updateProfileAction } from '@/lib/accounts/actions'
import { limits } from '@/lib/accounts/limits'
import { roleLabel } from '@/lib/accounts/rules'
import type { OwnProfile } from '@/lib/accounts/schema'

type ProfileFormProps = { profile: OwnProfile; supportEmail: string }

/** Edits the name, phone, and company; email and role are read-only. */
export function ProfileForm({ profile, supportEmail }: ProfileFormProps) {
  const [result, submit, saving] = useFormAction(updateProfileAction)
  const { isDirty, discard, bind } = useProfileFields(profile, result)
  const fields = result?.ok === false ? result.fields : undefined
  const form = useFocusFirstError(fields)
  useLeaveWarning(isDirty && !saving, 'Leave without saving your changes?')
  useResultToast(result, {
    success: { title: 'Profile Updated', message: 'Your profile has been updated.' },
    failure: { title: 'Error', message: 'Failed to update profile. Please try again.' },
  })
  const mailTo = profile.role === 'PHOTOGRAPHER' ? supportEmail : undefined
  return (
    <form ref={form} action={submit} noValidate className="grid gap-5.5">
      <SectionHead title="About you" className="mt-3" />
      <ResultWithoutScript result={result} success="Profile Updated" />
      <Field label="Full Name" name="fullName" errors={fields?.fullName}>
        <Input maxLength={limits.fullName} autoComplete="name" {...bind('fullName')} />
      </Field>
      <Field
        label="Email"
        note="Read-only"
        hint={<SupportHint purpose="To change your email address" mailTo={mailTo} />}
      >
        <Input type="email" readOnly value={profile.email} />
      </Field>
      <div className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
        <Field label="Phone" name="phone" note="Optional" errors={fields?.phone}>
          <Input type="tel" maxLength={limits.phone} autoComplete="tel" {...bind('phone')} />
        </Field>
        <Field label="Role" note="Read-only">
          <Input readOnly value={roleLabel(profile.role)} />
        </Field>
      </div>
      <Field label="Company" name="company" note="Optional" errors={fields?.company}>
        <Input maxLength={limits.company} autoComplete="organization" {...bind('company')} />
      </Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <SubmitButton size="lg" busyText="Saving">
          Save Changes
        </SubmitButton>
        <Button type="reset" variant="quiet" onClick={discard}>
          Discard
        </Button>
        {isDirty && !saving && <p className="t-label">Not saved yet</p>}
      </div>
    </form>
  )
}
