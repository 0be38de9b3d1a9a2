import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ClosedAccount } from '@/components/accounts/closed-account'
import { DecisionWatch } from '@/components/accounts/decision-watch'
import { LonePage } from '@/components/accounts/lone-page'
import { PendingAccount } from '@/components/accounts/pending-account'
import { SignOutForm } from '@/components/accounts/sign-out-form'
import { readOwnRequest } from '@/lib/accounts/queries'
import { readViewer } from '@/lib/auth/viewer'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = { title: 'Your account' }

const views = {
  PENDING_APPROVAL: { title: 'The studio is looking at your request', picture: 'larkspur' },
  DENIED: { title: 'Your request was not approved', picture: 'stuccoStair' },
  DISABLED: { title: 'Your account is closed', picture: 'stuccoStair' },
} as const

/** All that an account sees that waits, was denied or was disabled. */
export default async function PendingAccountPage() {
  const viewer = await readViewer()
  // A decision ends the session that waited for it; the sign-in page says what it was.
  if (!viewer) redirect('/auth')
  if (viewer.status === 'ACTIVE') redirect('/dashboard')
  const [request, studio] = await Promise.all([readOwnRequest(viewer), getStudio()])
  const { fullName, email, status } = viewer
  return (
    <LonePage
      {...views[status]}
      studio={studio}
      corner={
        <>
          <span className="max-fold:hidden">{email}</span>
          <SignOutForm />
        </>
      }
    >
      <DecisionWatch />
      {status === 'PENDING_APPROVAL' ? (
        <PendingAccount fullName={fullName} email={email} request={request} />
      ) : (
        <ClosedAccount
          denied={status === 'DENIED'}
          email={email}
          decidedOn={request.decidedOn}
          note={request.note}
          studio={studio}
        />
      )}
    </LonePage>
  )
}
