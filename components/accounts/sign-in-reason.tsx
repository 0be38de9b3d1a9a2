import { Notice } from '@/components/ui/notice'
import type { SignInReason } from '@/lib/accounts/schema'

const words: Record<SignInReason, { tone?: 'ok' | 'stop'; title: string; lead: string }> = {
  verified: { tone: 'ok', title: 'Your email is verified.', lead: 'Sign in to continue.' },
  approved: { tone: 'ok', title: 'Your account is approved.', lead: 'Sign in to start.' },
  denied: {
    tone: 'stop',
    title: 'Your request was not approved.',
    lead: 'Sign in to see why and how to reach the studio.',
  },
  closed: {
    tone: 'stop',
    title: 'Your account is closed.',
    lead: 'Sign in to see how to reach the studio.',
  },
  reopened: { tone: 'ok', title: 'Your account is open again.', lead: 'Sign in to continue.' },
  'password-changed': {
    title: 'Your password was changed.',
    lead: 'You’ve been signed out on this device. Sign in with your new password.',
  },
  'signed-out-everywhere': {
    title: 'You’ve been signed out on this device.',
    lead: 'Someone signed your account out everywhere else. Sign in to continue.',
  },
}

/** Says above the sign-in form why one is here. */
export function SignInReasonNotice({ reason }: { reason: SignInReason }) {
  const { tone, title, lead } = words[reason]
  return (
    <Notice tone={tone} announce title={title}>
      {lead}
    </Notice>
  )
}
