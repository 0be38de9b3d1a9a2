import type { Metadata } from 'next'
import { AccountTabs } from '@/components/accounts/account-tabs'
import { PasswordForm } from '@/components/accounts/password-form'
import { SignOutEverywhereForm } from '@/components/accounts/sign-out-everywhere-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: 'Change Password' }

export default async function PasswordPage() {
  const { email, role } = await authorizePage('signed-in')
  return (
    <PageBody>
      <PageHead title="Change Password" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/password" role={role} />
      <div className="grid max-w-144 gap-12">
        <PasswordForm email={email} />
        <section aria-labelledby="devices">
          <SectionHead id="devices" title="Other devices" />
          <p className="mt-4 mb-4 text-ink-2">
            Signs you out of every other browser and device. This one stays signed in, and your password
            doesn't change.
          </p>
          <SignOutEverywhereForm />
        </section>
      </div>
    </PageBody>
  )
}
