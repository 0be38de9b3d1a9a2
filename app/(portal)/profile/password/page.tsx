import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { PasswordForm } from '@/components/people/accounts/password-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: 'Change Password' }

export default async function PasswordPage() {
  const { email, role } = await authorizePage('signed-in')
  return (
    <PageBody>
      <PageHead title="Change Password" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/password" role={role} />
      <div className="max-w-144">
        <PasswordForm email={email} />
      </div>
    </PageBody>
  )
}
