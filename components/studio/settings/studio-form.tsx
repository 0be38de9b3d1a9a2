'use client'

import type { ReactNode } from 'react'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { TextLink } from '@/components/ui/text-link'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeStudioAction } from '@/lib/studio/settings/actions'
import { studioLimits } from '@/lib/studio/settings/limits'
import type { Choice } from '@/lib/studio/settings/rules/choices'
import { toStudioTexts } from '@/lib/studio/settings/rules/studio-texts'
import type { StudioDetails } from '@/lib/studio/settings/schema'
import { addressHint, detailsFailedText } from '@/lib/studio/settings/words'
import { CurrencySection } from './currency-section'
import { HoursSection } from './hours-section'
import { type StudioFields, StudioInput } from './studio-input'

type StudioFormProps = {
  identity: StudioDetails
  timeZones: readonly Choice[]
  currencies: readonly Choice[]
  /** The sender used where the fields are empty. */
  defaultSender: { name: string; address: string }
  /** The logo field, which saves on its own. */
  logo: ReactNode
}

/** Edits the studio's name, contact details, time zone, currency, and email sender. */
export function StudioForm({ identity, timeZones, currencies, defaultSender, logo }: StudioFormProps) {
  const form = useSettingsForm({
    current: identity,
    action: changeStudioAction,
    toTexts: toStudioTexts,
    saved: { title: 'Studio details updated' },
    failed: detailsFailedText,
  })
  const fields = { typed: form.typed, errors: form.errors ?? {}, change: form.change }
  return (
    <SettingsForm form={form}>
      <ContactSection {...fields} logo={logo} />
      <HoursSection {...fields} timeZones={timeZones} isMoved={form.typed.timeZone !== form.seen.timeZone} />
      <CurrencySection {...fields} currencies={currencies} present={form.seen.currency} />
      <MailSenderSection {...fields} defaultSender={defaultSender} />
    </SettingsForm>
  )
}

/** The studio's logo, name, and contact details. */
function ContactSection({ logo, ...fields }: StudioFields & { logo: ReactNode }) {
  return (
    <FormSection title="Name and contact" lead="Who you are, and how clients reach you.">
      {logo}
      <StudioInput
        fields={fields}
        name="name"
        label="Studio name"
        limit={studioLimits.name}
        autoComplete="organization"
      />
      <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
        <StudioInput
          fields={fields}
          name="supportEmail"
          label="Support email"
          limit={studioLimits.email}
          type="email"
          autoComplete="email"
        />
        <StudioInput
          fields={fields}
          name="phone"
          label="Phone"
          note="Optional"
          limit={studioLimits.phone}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <StudioInput
        fields={fields}
        name="address"
        label="Address"
        note="Optional"
        limit={studioLimits.address}
        autoComplete="street-address"
        hint={addressHint}
      />
    </FormSection>
  )
}

type MailSenderSectionProps = StudioFields & { defaultSender: { name: string; address: string } }

/** The sender of the studio's emails. Empty fields use the sender from the environment. */
function MailSenderSection({ defaultSender, ...fields }: MailSenderSectionProps) {
  return (
    <FormSection title="Email sender" lead="The name and address that new emails come from.">
      <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
        <StudioInput
          fields={fields}
          name="mailSenderName"
          label="Name"
          note="Optional"
          limit={studioLimits.mailSenderName}
          placeholder={defaultSender.name}
        />
        <StudioInput
          fields={fields}
          name="mailSenderAddress"
          label="Address"
          note="Optional"
          limit={studioLimits.email}
          type="email"
          placeholder={defaultSender.address}
        />
      </div>
      <p className="t-label">
        Resend only sends from domains you've verified there. Rejected emails appear in the{' '}
        <TextLink href="/settings/mail?state=failed">email log</TextLink> with the reason.
      </p>
    </FormSection>
  )
}
