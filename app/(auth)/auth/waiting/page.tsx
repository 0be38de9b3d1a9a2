import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PictureBesideHeading } from '@/app/studio-picture'
import { ClosedAccount } from '@/components/people/accounts/closed-account'
import { LonePage } from '@/components/people/accounts/lone-page'
import { PendingAccount } from '@/components/people/accounts/pending-account'
import { RefreshRegularly } from '@/components/people/accounts/refresh-regularly'
import { SignOutForm } from '@/components/people/accounts/sign-out-form'
import { readViewer } from '@/lib/auth/viewer'
import { readOwnRequest } from '@/lib/people/accounts/queries/read-own-request'
import { accountStateTitles } from '@/lib/people/accounts/words/signed-out'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Your account' }

/** The only page that pending, denied, and disabled accounts can open. */
export default async function PendingAccountPage() {
  const viewer = await readViewer()
  // A decision ends the session; the sign-in page then says what was decided.
  if (!viewer) redirect('/auth')
  if (viewer.status === 'ACTIVE') redirect('/dashboard')
  if (viewer.status === 'NEEDS_FACTOR') redirect('/auth/second-factor')
  if (viewer.status === 'DELETED') redirect('/auth')
  const [request, studio] = await Promise.all([readOwnRequest(viewer), getStudio()])
  const { fullName, email, status } = viewer
  return (
    <LonePage
      title={accountStateTitles[status]}
      studio={studio}
      aside={<PictureBesideHeading />}
      corner={
        <>
          <span className="max-fold:hidden">{email}</span>
          <SignOutForm />
        </>
      }
    >
      <RefreshRegularly seconds={10} />
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
