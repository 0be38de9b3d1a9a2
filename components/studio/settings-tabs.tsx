'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isCurrent } from '@/components/shell/navigation'
import { LinkTabs } from '@/components/ui/link-tabs'

const pages = [
  { href: '/settings/studio', label: 'Studio' },
  { href: '/settings/services', label: 'Services' },
  { href: '/settings/availability', label: 'Availability' },
  { href: '/settings/cancellation', label: 'Cancellation' },
  { href: '/settings/invoices', label: 'Invoices' },
  { href: '/settings/mail', label: 'Email' },
  { href: '/settings/audit', label: 'Audit log' },
] as const

/** The pages of the settings. The open one is marked, and so is the one that an open page belongs to. */
export function SettingsTabs() {
  const path = usePathname()
  const bar = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path marks another tab
  useEffect(() => {
    // On a phone the last tabs lie beyond the edge, and the open one may be among them.
    const tab = bar.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [path])
  const tabs = pages.map((page) => ({ ...page, current: isCurrent(page, path) }))
  return (
    <div ref={bar} className="mb-9">
      <LinkTabs label="Settings" tabs={tabs} className="flex" />
    </div>
  )
}
