'use client'

import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { FieldErrors } from '@/components/ui/field'
import { FoldedSection } from '@/components/ui/folded-section'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { TextLink } from '@/components/ui/text-link'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeStudioAction } from '@/lib/studio/settings/actions'
import { studioLimits } from '@/lib/studio/settings/limits'
import type { Choice } from '@/lib/studio/settings/rules/choices'
import { toStudioTexts } from '@/lib/studio/settings/rules/studio-texts'
import type { StudioDetails } from '@/lib/studio/settings/schema'
import {
  addressHint,
  describeCurrencyChange,
  detailsFailedText,
  timeZoneChangeText,
} from '@/lib/studio/settings/words'
import { ChoiceField } from './choice-field'
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
    <FoldedSection
      id="email-sender"
      title="Email sender"
      lead="The name and address that new emails come from."
      value={fields.typed.mailSenderAddress || defaultSender.address}
      hasErrors={Boolean(fields.errors.mailSenderName || fields.errors.mailSenderAddress)}
    >
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
    </FoldedSection>
  )
}

type HoursSectionProps = StudioFields & {
  timeZones: readonly Choice[]
  /** A time zone other than the saved one is chosen. */
  isMoved: boolean
}

/** The studio's time zone and business hours. */
function HoursSection({ timeZones, isMoved, ...fields }: HoursSectionProps) {
  const { typed, errors, change } = fields
  return (
    <FormSection title="Hours" lead="All times in the portal are in this time zone.">
      <ChoiceField
        label="Time zone"
        name="timeZone"
        choices={timeZones}
        value={typed.timeZone}
        onChoose={(timeZone) => change({ timeZone })}
        errors={errors.timeZone}
        hint={isMoved ? timeZoneChangeText : undefined}
      />
      <StudioInput
        fields={fields}
        name="hours"
        label="Business hours"
        limit={studioLimits.hours}
        hint="Shown to clients, such as Mon-Fri 9AM-6PM EST."
      />
    </FormSection>
  )
}

type CurrencySectionProps = StudioFields & {
  currencies: readonly Choice[]
  /** The saved currency. */
  present: string
}

/** The studio's currency; a change must be confirmed. */
function CurrencySection({ currencies, present, typed, errors, change }: CurrencySectionProps) {
  return (
    <FoldedSection
      id="currency"
      title="Currency"
      lead="Applies to new bookings and their invoices."
      value={typed.currency}
      hasErrors={Boolean(errors.currency || errors.currencyConfirmed)}
    >
      <ChoiceField
        label="Currency"
        name="currency"
        choices={currencies}
        value={typed.currency}
        onChoose={(currency) => change({ currency })}
        errors={errors.currency}
      />
      {typed.currency !== present && (
        <div className="grid gap-1.5">
          <CheckboxField
            name="currencyConfirmed"
            label={`Change the currency to ${typed.currency}`}
            hint={describeCurrencyChange(present, typed.currency)}
            aria-invalid={errors.currencyConfirmed ? true : undefined}
            aria-describedby={errors.currencyConfirmed ? 'currency-confirmed-error' : undefined}
          />
          {errors.currencyConfirmed && (
            <FieldErrors id="currency-confirmed-error" messages={errors.currencyConfirmed} />
          )}
        </div>
      )}
    </FoldedSection>
  )
}
