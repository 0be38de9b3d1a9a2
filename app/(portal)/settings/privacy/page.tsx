import type { Metadata } from 'next'
import { DeletionRequests } from '@/components/accounts/deletion-requests'
import { RetentionForm } from '@/components/studio/retention-form'
import { TabHead } from '@/components/studio/tab-head'
import { SectionHead } from '@/components/ui/section-head'
import { listDeletionRequests } from '@/lib/accounts/queries/list-deletion-requests'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Privacy' }

export default async function PrivacyPage() {
  const actor = await authorizePage('owner')
  const [requests, studio] = await Promise.all([listDeletionRequests(actor), getStudio()])
  const {
    emailRetentionDays,
    notificationRetentionDays,
    visitRetentionDays,
    quoteRetentionDays,
    conversationRetentionDays,
  } = studio
  return (
    <>
      <TabHead
        title="Privacy"
        lead="What the portal keeps about people, and for how long. Only you can see this page."
      />
      <section aria-labelledby="deletion-requests" className="mt-8 mb-12">
        <SectionHead id="deletion-requests" title="Deletion requests" />
        <DeletionRequests requests={requests} />
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
