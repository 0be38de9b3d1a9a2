import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { MailPreferencesForm } from '@/components/people/accounts/mail-preferences-form'
import { VerificationNotice } from '@/components/people/accounts/verification-notice'
import { PushSettings } from '@/components/studio/notifications/push-settings'
import { Field, Input } from '@/components/ui/field'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { readViewerSession } from '@/lib/auth/viewer'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readOwnMailPreferences } from '@/lib/people/accounts/queries/read-own-mail-preferences'
import { readOwnRequest } from '@/lib/people/accounts/queries/read-own-request'
import { listPushDevices } from '@/lib/studio/notifications/queries/list-push-devices'
import { readPushKey } from '@/lib/studio/notifications/queries/read-push-key'

export const metadata: Metadata = { title: 'Email Settings' }

export default async function EmailSettingsPage() {
  const actor = await authorizePage('signed-in')
  const session = await readViewerSession()
  const [preferences, { verifiedOn }, devices, publicKey] = await Promise.all([
    readOwnMailPreferences(actor),
    readOwnRequest(actor),
    session ? listPushDevices(actor, session) : [],
    readPushKey(),
  ])
  return (
    <PageBody>
      <PageHead title="Email Settings" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/email" role={actor.role} />
      <div className="grid max-w-144 gap-5.5">
        <SectionHead title="Address" action={verifiedOn && <Status value="verified" label="Verified" />} />
        {!verifiedOn && <VerificationNotice />}
        <Field
          label="Email"
          note="Read-only"
          hint={<TextLink href="/profile/security/email">Change email address</TextLink>}
        >
          <Input type="email" readOnly value={actor.email} />
        </Field>
        <h2 className="t-head mt-5">Notifications</h2>
        <div className="-mt-4">
          <MailPreferencesForm preferences={preferences} />
        </div>
        <PushSettings devices={devices} publicKey={publicKey} />
      </div>
    </PageBody>
  )
}
