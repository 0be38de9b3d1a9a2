import { linkClasses } from '@/components/ui/text-link'
import { signOutAction } from '@/lib/people/accounts/actions/signing-in'

/** The sign-out button on screens outside the shell. */
export function SignOutForm() {
  return (
    <form action={signOutAction}>
      <button type="submit" className={linkClasses()}>
        Sign out
      </button>
    </form>
  )
}
