'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { removeAuthenticatorAction } from '@/lib/people/second-factor/actions'
import { authenticatorTexts } from '@/lib/people/second-factor/words/factors'

export function RemoveAuthenticatorButton() {
  return (
    <ConfirmButton
      label="Remove"
      variant="stop"
      act={() => removeAuthenticatorAction({})}
      done={authenticatorTexts.removed}
      failed={authenticatorTexts.failed}
      title="Remove your authenticator app?"
      description="Its codes no longer work. Without a passkey, your password alone signs in, and your recovery codes are deleted."
      confirmLabel="Remove"
      busyText="Removing"
    />
  )
}
