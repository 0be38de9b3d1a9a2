import type { Metadata } from 'next'
import { RetentionForm } from '@/components/studio/retention-form'
import { TabHead } from '@/components/studio/tab-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Privacy' }

export default async function PrivacyPage() {
  await authorizePage('owner')
  const {
    emailRetentionDays,
    notificationRetentionDays,
    visitRetentionDays,
    quoteRetentionDays,
    conversationRetentionDays,
  } = await getStudio()
  return (
    <>
      <TabHead
        title="Privacy"
        lead="What the portal keeps about people, and for how long. Only you can see this page."
      />
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
