import type { Metadata } from 'next'
import { DocumentForm } from '@/components/studio/legal/document-form'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { findDocument } from '@/lib/studio/legal/queries/find-document'
import { legalKinds } from '@/lib/studio/legal/schema'
import { describeVersion } from '@/lib/studio/legal/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Terms and privacy' }

export default async function LegalSettingsPage() {
  await authorizePage('owner')
  const [{ timeZone }, ...documents] = await Promise.all([
    getStudio(),
    ...legalKinds.map((kind) => findDocument(kind, 0)),
  ])
  return (
    <>
      <SettingsHead page="/settings/legal" />
      {legalKinds.map((kind, place) => {
        const document = documents[place]
        return (
          <DocumentForm
            key={kind}
            kind={kind}
            text={document?.text ?? ''}
            version={
              document
                ? describeVersion(document.version, formatInstantInZone(document.publishedAt, timeZone))
                : null
            }
          />
        )
      })}
    </>
  )
}
