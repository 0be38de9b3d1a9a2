'use client'

import { usePathname } from 'next/navigation'
import { LinkTabs } from '@/components/ui/link-tabs'

const pages = [
  { href: '/settings/services', label: 'Services' },
  { href: '/settings/availability', label: 'Availability' },
  { href: '/settings/cancellation', label: 'Cancellation' },
  { href: '/settings/invoices', label: 'Invoices' },
  { href: '/settings/mail', label: 'Mail' },
] as const

/** The pages of the settings, the open one marked. */
export function SettingsTabs() {
  const path = usePathname()
  const tabs = pages.map((page) => ({ ...page, current: page.href === path }))
  return <LinkTabs label="Settings" tabs={tabs} className="mb-9 flex" />
}
