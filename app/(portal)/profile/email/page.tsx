import type { Metadata } from 'next'
import { AccountTabs } from '@/components/accounts/account-tabs'
import { MailPreferencesForm } from '@/components/accounts/mail-preferences-form'
import { SupportHint } from '@/components/accounts/support-hint'
import { VerificationNotice } from '@/components/accounts/verification-notice'
import { Field, Input } from '@/components/ui/field'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { readOwnMailPreferences } from '@/lib/accounts/queries/read-own-mail-preferences'
import { readOwnRequest } from '@/lib/accounts/queries/read-own-request'
import { isClient } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Email Settings' }

export default async function EmailSettingsPage() {
  const actor = await authorizePage('signed-in')
  const [preferences, { verifiedOn }, { supportEmail }] = await Promise.all([
    readOwnMailPreferences(actor),
    readOwnRequest(actor),
    getStudio(),
  ])
  const mailTo = isClient(actor) ? undefined : supportEmail
  return (
    <PageBody>
      <PageHead title="Email Settings" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/email" role={actor.role} />
      <div className="grid max-w-144 gap-5.5">
        <SectionHead title="Address" action={verifiedOn && <Status value="verified" label="Verified" />} />
        {!verifiedOn && <VerificationNotice />}
        <Field label="Email" note="Read-only" hint={<SupportHint purpose="To change it" mailTo={mailTo} />}>
          <Input type="email" readOnly value={actor.email} />
        </Field>
        <h2 className="t-head mt-5">Notifications</h2>
        <div className="-mt-4">
          <MailPreferencesForm preferences={preferences} />
        </div>
      </div>
    </PageBody>
  )
}
