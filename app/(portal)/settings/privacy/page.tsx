import type { Metadata } from 'next'
import { DeletionRequests } from '@/components/people/accounts/deletion-requests'
import { RetentionForm } from '@/components/studio/settings/retention-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { confirmationHref, isSessionConfirmed } from '@/lib/auth/authorize-confirmed'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listDeletionRequests } from '@/lib/people/accounts/queries/list-deletion-requests'
import { confirmDeletionText, confirmDeletionTitle } from '@/lib/people/accounts/words/deletion'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Privacy' }

export default async function PrivacyPage() {
  const actor = await authorizePage('owner')
  const [requests, studio, isConfirmed] = await Promise.all([
    listDeletionRequests(actor),
    getStudio(),
    isSessionConfirmed(),
  ])
  const {
    emailRetentionDays,
    notificationRetentionDays,
    visitRetentionDays,
    quoteRetentionDays,
    conversationRetentionDays,
  } = studio
  return (
    <>
      <SettingsHead page="/settings/privacy" />
      <section aria-labelledby="deletion-requests" className="mt-8 mb-12">
        <SectionHead id="deletion-requests" title="Deletion requests" />
        {!isConfirmed && requests.some(({ obstacle }) => !obstacle) && (
          <Notice
            className="mt-4 mb-2"
            icon="key-round"
            title={confirmDeletionTitle}
            action={
              <LinkButton href={confirmationHref('/settings/privacy')} size="sm">
                {confirmTexts.title}
              </LinkButton>
            }
          >
            {confirmDeletionText}
          </Notice>
        )}
        <DeletionRequests requests={requests} isConfirmed={isConfirmed} />
      </section>
      <RetentionForm
        periods={{
          emailRetentionDays,
          notificationRetentionDays,
          visitRetentionDays,
          quoteRetentionDays,
          conversationRetentionDays,
        }}
      />
    </>
  )
}
