'use client'

import { SubmitButton } from '@/components/ui/submit-button'
import { signOutEverywhereAction } from '@/lib/accounts/actions'
import { useAccountForm } from './account-form'

const texts = {
  success: { title: 'Signed out on other devices', message: 'Only this device is still signed in.' },
  failure: { title: 'Error', message: 'Failed to sign out. Please try again.' },
}

export function SignOutEverywhereForm() {
  const { formProps, withoutScript } = useAccountForm(signOutEverywhereAction, { texts })
  return (
    <form {...formProps} className="grid justify-items-start gap-4">
      {withoutScript}
      <SubmitButton variant="default" busyText="Signing out">
        Sign out everywhere else
      </SubmitButton>
    </form>
  )
}
