import type { Metadata } from 'next'
import { ImportButtons } from '@/components/people/imports/import-buttons'
import { ImportClients } from '@/components/people/imports/import-clients'
import { LinkButton } from '@/components/ui/button'
import { ImportList } from '@/components/ui/import-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listImports } from '@/lib/people/imports/queries/list-imports'
import { describeImported, importTexts, importTitle } from '@/lib/people/imports/words'
import { importTitle as importShootsTitle } from '@/lib/photos/imports/words/import'

export const metadata: Metadata = { title: importTitle }

/** Where the studio brings its clients from another tool. */
export default async function ImportClientsPage() {
  const actor = await authorizePage('book-for-clients')
  const imports = await listImports(actor)
  return (
    <PageBody className="max-w-304">
      <PageHead
        title={importTitle}
        lead={importTexts.lead}
        actions={
          can(actor, 'price-photos') && (
            <LinkButton href="/clients/import/shoots">{importShootsTitle}</LinkButton>
          )
        }
      />
      <ImportClients />
      <ImportList
        imports={imports}
        describe={describeImported}
        buttons={(row) => <ImportButtons row={row} />}
      />
    </PageBody>
  )
}
