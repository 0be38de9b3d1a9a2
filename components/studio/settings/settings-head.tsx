import type { ReactNode } from 'react'
import { settingsPageAt } from './settings-pages'
import { TabHead } from './tab-head'

type SettingsHeadProps = {
  /** The page's path. */
  page: string
  action?: ReactNode
  /** A title that another domain's words have. */
  title?: string
}

/** The title and lead of a page of the settings, as the list of settings describes it. */
export function SettingsHead({ page, action, title }: SettingsHeadProps) {
  const { label, title: ownTitle, lead } = settingsPageAt(page)
  return <TabHead title={title ?? ownTitle ?? label} lead={lead} action={action} />
}
