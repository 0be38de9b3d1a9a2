import { Notice } from '@/components/ui/notice'
import type { SignInReason } from '@/lib/people/accounts/schema/signing-in'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'

const tones: Record<SignInReason, 'ok' | 'stop' | undefined> = {
  verified: 'ok',
  approved: 'ok',
  denied: 'stop',
  closed: 'stop',
  deleted: undefined,
  reopened: 'ok',
  'factors-reset': undefined,
  'email-restored': 'stop',
  'password-changed': undefined,
  'signed-out-everywhere': undefined,
  'signed-out': undefined,
}

/** Explains, above the sign-in form, why the visitor was sent here. */
export function SignInReasonNotice({ reason }: { reason: SignInReason }) {
  const { title, lead } = signInReasons[reason]
  return (
    <Notice tone={tones[reason]} announce title={title}>
      {lead}
    </Notice>
  )
}
