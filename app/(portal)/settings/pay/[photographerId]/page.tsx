import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { TermsForm } from '@/components/billing/pay/terms-form'
import { NamePage } from '@/components/shell/page-name'
import { TabHead } from '@/components/studio/settings/tab-head'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { findTerms } from '@/lib/billing/pay/queries/find-terms'
import { noPhotographerTitle, payTermsTitle } from '@/lib/billing/pay/words'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: payTermsTitle }

export default async function PayTermsPage({ params }: PageProps<'/settings/pay/[photographerId]'>) {
  const actor = await authorizePage('owner')
  const found = await findTerms(actor, (await params).photographerId)
  if (!found) {
    return (
      <RecordMissing
        isPart
        back={<LinkButton href="/settings/pay">All photographers</LinkButton>}
        title={noPhotographerTitle}
      >
        The link may be incomplete.
      </RecordMissing>
    )
  }
  const { fullName, ...terms } = found
  return (
    <>
      <NamePage name={fullName} />
      <TextLink href="/settings/pay" icon="arrow-left" className="mb-3 text-ink-2">
        All photographers
      </TextLink>
      <TabHead
        title={fullName}
        lead="What this photographer is paid for shoots, travel, and cancellations."
      />
      <TermsForm {...terms} />
    </>
  )
}
