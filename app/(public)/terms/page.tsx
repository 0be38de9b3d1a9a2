import type { Metadata } from 'next'
import { LegalPage } from '@/components/studio/legal/legal-page'
import { findDocument } from '@/lib/studio/legal/queries/find-document'
import { LegalQuery } from '@/lib/studio/legal/schema'
import { legalPages } from '@/lib/studio/legal/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: legalPages.TERMS.title }

export default async function TermsPage({ searchParams }: PageProps<'/terms'>) {
  const { version } = LegalQuery.parse(await searchParams)
  const [studio, document] = await Promise.all([getStudio(), findDocument('TERMS', version)])
  return <LegalPage studio={studio} kind="TERMS" document={document} />
}
