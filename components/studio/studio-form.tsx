'use client'

import type { ReactNode } from 'react'
import { SaveBar } from '@/components/ui/save-bar'
import type { Choice } from '@/lib/studio/rules/choices'
import { type StudioIdentity, studioIdentityKey } from '@/lib/studio/rules/studio-identity'
import { ContactSection } from './contact-section'
import { CurrencySection } from './currency-section'
import { HoursSection } from './hours-section'
import { MailSenderSection } from './mail-sender-section'
import { OutdatedNotice } from './outdated-notice'
import { useStudioForm } from './use-studio-form'

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
  const form = useStudioForm(identity)
  const fields = { typed: form.typed, errors: form.errors ?? {}, change: form.change }
  return (
    <form ref={form.formRef} action={form.submit} noValidate>
      {form.isOutdated && (
        <OutdatedNotice subject="details" onUseTheirs={form.takeTheirs} onIgnoreTheirs={form.ignoreTheirs} />
      )}
      <input type="hidden" name="seen" value={studioIdentityKey(form.seen)} />
      <ContactSection {...fields} logo={logo} />
      <HoursSection {...fields} timeZones={timeZones} isMoved={form.typed.timeZone !== form.seen.timeZone} />
      <CurrencySection {...fields} currencies={currencies} present={form.seen.currency} />
      <MailSenderSection {...fields} defaultSender={defaultSender} />
      <SaveBar unsaved={form.unsaved} onDiscard={form.discard} />
    </form>
  )
}
