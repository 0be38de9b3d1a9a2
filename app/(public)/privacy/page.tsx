import type { Metadata } from 'next'
import { LegalPage } from '@/components/studio/legal/legal-page'
import { findDocument } from '@/lib/studio/legal/queries/find-document'
import { LegalQuery } from '@/lib/studio/legal/schema'
import { legalPages } from '@/lib/studio/legal/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: legalPages.PRIVACY.title }

export default async function PrivacyPage({ searchParams }: PageProps<'/privacy'>) {
  const { version } = LegalQuery.parse(await searchParams)
  const [studio, document] = await Promise.all([getStudio(), findDocument('PRIVACY', version)])
  return <LegalPage studio={studio} kind="PRIVACY" document={document} />
}
