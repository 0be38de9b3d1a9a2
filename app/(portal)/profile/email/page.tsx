import type { Metadata } from 'next'
import { AccountTabs } from '@/components/accounts/account-tabs'
import { MailPreferencesForm } from '@/components/accounts/mail-preferences-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { readOwnMailPreferences, readOwnRequest } from '@/lib/accounts/queries'
import { authorisePage } from '@/lib/entry/authorise-page'

export const metadata: Metadata = { title: 'Email Settings' }

export default async function EmailSettingsPage() {
  const actor = await authorisePage('signed-in')
  const [preferences, { verifiedOn }] = await Promise.all([
    readOwnMailPreferences(actor),
    readOwnRequest(actor),
  ])
  return (
    <PageBody>
      <PageHead title="Email Settings" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile/email" />
      <div className="grid max-w-144 gap-5.5">
        <SectionHead
          title="Address"
          action={
            verifiedOn ? (
              <Status value="verified" label="Verified" />
            ) : (
              <Status value="pending" label="Pending Verification" />
            )
          }
        />
        <Field label="Email" note="Read-only" hint={actor.role === 'CLIENT' ? <SupportHint /> : undefined}>
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

function SupportHint() {
  return (
    <>
      To change it,{' '}
      <TextLink href="/support" className="min-h-0">
        contact support
      </TextLink>
      .
    </>
  )
}
