'use client'

import { ResultWithoutScript } from '@/components/accounts/result-without-script'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { signOutEverywhereAction } from '@/lib/accounts/actions'

const success = { title: 'Signed out on other devices', message: 'Only this device is still signed in.' }
const failure = { title: 'Error', message: 'Failed to sign out. Please try again.' }

export function SignOutEverywhereForm() {
  const [result, submit] = useFormAction(signOutEverywhereAction)
  useResultToast(result, { success, failure })
  return (
    <form action={submit} className="grid justify-items-start gap-4">
      <ResultWithoutScript result={result} success={success.message} />
      <SubmitButton variant="default" busyText="Signing out">
        Sign out everywhere else
      </SubmitButton>
    </form>
  )
}
