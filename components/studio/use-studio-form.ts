import { changeStudioAction } from '@/lib/studio/actions'
import type { StudioIdentity } from '@/lib/studio/rules/studio-identity'
import { useTermsForm } from './use-terms-form'

export type TypedStudio = { [Name in keyof StudioIdentity]: string }

/** The state of the form for the studio's details. */
export function useStudioForm(current: StudioIdentity) {
  return useTermsForm({
    current,
    action: changeStudioAction,
    toTexts,
    saved: 'Studio details updated',
    failed: 'Failed to save the studio details. Please try again.',
    subject: 'details',
  })
}

function toTexts(identity: StudioIdentity): TypedStudio {
  return {
    name: identity.name,
    supportEmail: identity.supportEmail,
    phone: identity.phone ?? '',
    address: identity.address ?? '',
    timeZone: identity.timeZone,
    hours: identity.hours,
    currency: identity.currency,
    mailSenderName: identity.mailSenderName ?? '',
    mailSenderAddress: identity.mailSenderAddress ?? '',
  }
}
