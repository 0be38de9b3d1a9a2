import { linkClasses } from '@/components/ui/text-link'
import { signOutAction } from '@/lib/accounts/actions'

/** The way out, on the screens outside the shell. */
export function SignOutForm() {
  return (
    <form action={signOutAction}>
      <button type="submit" className={linkClasses()}>
        Log out
      </button>
    </form>
  )
}
