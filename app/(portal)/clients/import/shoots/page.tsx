import type { Metadata } from 'next'
import { ImportButtons } from '@/components/photos/imports/import-buttons'
import { ImportShoots } from '@/components/photos/imports/import-shoots'
import { ImportList } from '@/components/ui/import-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listImports } from '@/lib/photos/imports/queries/list-imports'
import { describeImported, importTexts, importTitle } from '@/lib/photos/imports/words/import'

export const metadata: Metadata = { title: importTitle }

/** Where the studio brings its past shoots from another tool. */
export default async function ImportShootsPage() {
  const actor = await authorizePage('price-photos')
  const imports = await listImports(actor)
  return (
    <PageBody className="max-w-304">
      <PageHead title={importTitle} lead={importTexts.lead} />
      <ImportShoots />
      <ImportList
        imports={imports}
        describe={describeImported}
        buttons={(row) => <ImportButtons row={row} />}
      />
    </PageBody>
  )
}
