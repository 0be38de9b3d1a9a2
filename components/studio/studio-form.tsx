'use client'

import type { ReactNode } from 'react'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeStudioAction } from '@/lib/studio/actions'
import type { Choice } from '@/lib/studio/rules/choices'
import type { StudioIdentity } from '@/lib/studio/rules/studio-identity'
import { ContactSection } from './contact-section'
import { CurrencySection } from './currency-section'
import { HoursSection } from './hours-section'
import { MailSenderSection } from './mail-sender-section'

type StudioFormProps = {
  identity: StudioIdentity
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
    toTexts,
    saved: { title: 'Studio details updated' },
    failed: 'Failed to save the studio details. Please try again.',
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

function toTexts({ phone, address, mailSenderName, mailSenderAddress, ...identity }: StudioIdentity) {
  return {
    ...identity,
    phone: phone ?? '',
    address: address ?? '',
    mailSenderName: mailSenderName ?? '',
    mailSenderAddress: mailSenderAddress ?? '',
  }
}
