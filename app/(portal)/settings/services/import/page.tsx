import type { Metadata } from 'next'
import { ImportButtons } from '@/components/catalog/imports/import-buttons'
import { ImportServices } from '@/components/catalog/imports/import-services'
import { ImportList } from '@/components/ui/import-list'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { listImports } from '@/lib/catalog/imports/queries/list-imports'
import { describeImported, importTexts, importTitle } from '@/lib/catalog/imports/words'
import { authorizePage } from '@/lib/entry/authorize-page'

export const metadata: Metadata = { title: importTitle }

/** Where the studio brings its services and prices from another tool. */
export default async function ImportServicesPage() {
  const actor = await authorizePage('change-settings')
  const imports = await listImports(actor)
  return (
    <div className="max-w-304">
      <PageHead
        title={importTitle}
        lead={importTexts.lead}
        back={
          <TextLink href="/settings/services" icon="arrow-left">
            Services
          </TextLink>
        }
      />
      <ImportServices />
      <ImportList
        imports={imports}
        describe={describeImported}
        buttons={(row) => <ImportButtons row={row} />}
      />
    </div>
  )
}
