'use client'

import type { ReactNode } from 'react'
import { SettingsForm } from '@/components/ui/settings-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeStudioAction } from '@/lib/studio/settings/actions'
import { studioLimits } from '@/lib/studio/settings/limits'
import type { Choice } from '@/lib/studio/settings/rules/choices'
import { toStudioTexts } from '@/lib/studio/settings/rules/studio-texts'
import type { StudioDetails } from '@/lib/studio/settings/schema'
import { addressHint, detailsFailedText } from '@/lib/studio/settings/words'
import { ChoiceField } from './choice-field'
import { StudioInput } from './studio-input'

type OpeningDetailsFormProps = {
  identity: StudioDetails
  timeZones: readonly Choice[]
  /** The logo field, which saves on its own. */
  logo: ReactNode
  /** Beside the button that saves. */
  children?: ReactNode
}

/** The first of the studio's details that clients see. Those without a field here keep their values. */
export function OpeningDetailsForm({ identity, timeZones, logo, children }: OpeningDetailsFormProps) {
  const form = useSettingsForm({
    current: identity,
    action: changeStudioAction,
    toTexts: toStudioTexts,
    saved: { title: 'Studio details updated' },
    failed: detailsFailedText,
  })
  const { typed, change } = form
  const errors = form.errors ?? {}
  const fields = { typed, errors, change }
  return (
    <SettingsForm
      form={form}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton variant="main" busyText="Saving">
            Save details
          </SubmitButton>
          {children}
        </div>
      }
    >
      <div className="grid gap-5.5 pb-5.5">
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <StudioInput
            fields={fields}
            name="name"
            label="Studio name"
            limit={studioLimits.name}
            autoComplete="organization"
          />
          <StudioInput
            fields={fields}
            name="supportEmail"
            label="Support email"
            limit={studioLimits.email}
            type="email"
            autoComplete="email"
          />
        </div>
        {logo}
        <StudioInput
          fields={fields}
          name="address"
          label="Address"
          note="Optional"
          limit={studioLimits.address}
          autoComplete="street-address"
          hint={addressHint}
        />
        <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
          <ChoiceField
            label="Time zone"
            name="timeZone"
            choices={timeZones}
            value={typed.timeZone}
            onChoose={(timeZone) => change({ timeZone })}
            errors={errors.timeZone}
          />
          <StudioInput
            fields={fields}
            name="hours"
            label="Business hours"
            limit={studioLimits.hours}
            hint="When clients reach you. Shown on every page."
          />
        </div>
        <p className="t-label">
          Phone, currency, and the sender of emails are in{' '}
          <TextLink href="/settings/studio">Settings, Studio</TextLink>.
        </p>
      </div>
      {(['phone', 'currency', 'mailSenderName', 'mailSenderAddress'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
    </SettingsForm>
  )
}
