'use client'

import { useActionState } from 'react'
import { useAnswerToast } from '@/components/accounts/use-answer-toast'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SectionHead } from '@/components/ui/section-head'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { updateProfileAction } from '@/lib/accounts/actions'
import { roleLabel } from '@/lib/accounts/rules'
import type { OwnProfile } from '@/lib/accounts/schema'

/** Name, phone and company are the person's to change; address and role are not. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const [answer, submit] = useActionState(updateProfileAction, null)
  const { fields, values } = (answer?.ok === false && answer) || {}
  const form = useFocusFirstError(fields)
  useAnswerToast(answer, {
    success: { title: 'Profile Updated', message: 'Your profile has been updated.' },
    failure: { title: 'Error', message: 'Failed to update profile. Please try again.' },
  })
  const isPhotographer = profile.role === 'PHOTOGRAPHER'
  return (
    <form ref={form} action={submit} noValidate className="grid max-w-144 gap-5.5">
      <Avatar
        name={profile.fullName}
        imageUrl={profile.avatarUrl}
        tone={isPhotographer ? 'photographer' : 'client'}
        className="size-20 text-[2.125rem] tracking-[-0.02em]"
      />
      <SectionHead title="About you" className="mt-3" />
      <Field label="Full Name" name="fullName" errors={fields?.fullName}>
        <Input maxLength={100} autoComplete="name" defaultValue={values?.fullName ?? profile.fullName} />
      </Field>
      <Field label="Email" note="Read-only" hint={isPhotographer ? undefined : <SupportHint />}>
        <Input type="email" readOnly value={profile.email} />
      </Field>
      <div className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
        <Field label="Phone" name="phone" note="Optional" errors={fields?.phone}>
          <Input
            type="tel"
            maxLength={20}
            autoComplete="tel"
            defaultValue={values?.phone ?? profile.phone ?? ''}
          />
        </Field>
        <Field label="Role" note="Read-only">
          <Input readOnly value={roleLabel(profile.role)} />
        </Field>
      </div>
      <Field label="Company" name="company" note="Optional" errors={fields?.company}>
        <Input
          maxLength={200}
          autoComplete="organization"
          defaultValue={values?.company ?? profile.company ?? ''}
        />
      </Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <SubmitButton size="lg" busyText="Saving">
          Save Changes
        </SubmitButton>
        <Button type="reset" variant="quiet">
          Discard
        </Button>
      </div>
    </form>
  )
}

function SupportHint() {
  return (
    <>
      To change your e-mail address,{' '}
      <TextLink href="/support" className="min-h-0">
        contact support
      </TextLink>
      .
    </>
  )
}
