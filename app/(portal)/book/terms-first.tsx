import { AgreeForm } from '@/components/studio/legal/agree-form'
import { AgreementLabel } from '@/components/studio/legal/legal-links'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { documentsKey } from '@/lib/studio/legal/rules/agreement'
import type { LegalDocument } from '@/lib/studio/legal/schema'
import { agreeLead, agreeTitle } from '@/lib/studio/legal/words'

/** Asks a client for agreement to the terms that are new to them, before they book. */
export function TermsFirst({ documents }: { documents: readonly LegalDocument[] }) {
  const request = { documents: documentsKey(documents), label: <AgreementLabel documents={documents} /> }
  return (
    <PageBody>
      <PageHead title={agreeTitle} lead={agreeLead} />
      <AgreeForm request={request} />
    </PageBody>
  )
}
