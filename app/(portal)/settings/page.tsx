import type { Metadata } from 'next'
import { SettingsIndex } from '@/components/studio/settings/settings-index'
import { settingsFor } from '@/components/studio/settings/settings-pages'
import { SettingsSearch } from '@/components/studio/settings/settings-search'
import { PageHead } from '@/components/ui/page-head'
import { isOwner } from '@/lib/auth/owner'
import { authorizePage } from '@/lib/entry/authorize-page'
import { SettingsAddress } from '@/lib/studio/settings/schema'
import { listValues } from './list-values'

export const metadata: Metadata = { title: 'Settings' }

/** All settings by group with their present values, and a search for single ones. */
export default async function SettingsPage({ searchParams }: PageProps<'/settings'>) {
  const actor = await authorizePage('change-settings')
  const { q } = SettingsAddress.parse(await searchParams)
  const groups = settingsFor({ isOwner: isOwner(actor) })
  const values = await listValues(actor)
  return (
    <>
      <PageHead title="Settings" className="mb-5 md:mb-5" />
      <div className="mb-10 max-w-120">
        <SettingsSearch groups={groups} query={q} />
      </div>
      <SettingsIndex groups={groups} values={values} />
    </>
  )
}
