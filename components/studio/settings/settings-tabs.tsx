'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isCurrent } from '@/components/shell/navigation'
import { LinkTabs } from '@/components/ui/link-tabs'

const pages = [
  { href: '/settings/studio', label: 'Studio' },
  { href: '/settings/services', label: 'Services' },
  { href: '/settings/coupons', label: 'Coupons' },
  { href: '/settings/availability', label: 'Availability' },
  { href: '/settings/cancellation', label: 'Cancellation' },
  { href: '/settings/travel', label: 'Travel' },
  { href: '/settings/invoices', label: 'Invoices' },
  { href: '/settings/tax', label: 'Tax' },
  { href: '/settings/licenses', label: 'Licenses' },
  { href: '/settings/mls', label: 'MLS' },
  { href: '/settings/sellers', label: 'Sellers' },
  { href: '/settings/mail', label: 'Email' },
  { href: '/settings/audit', label: 'Audit log' },
]
const ownerPages = [
  ...pages,
  { href: '/settings/pay', label: 'Pay' },
  { href: '/settings/security', label: 'Security' },
  { href: '/settings/privacy', label: 'Privacy' },
  { href: '/settings/system', label: 'System' },
]

/** The tabs of the settings. A page below a tab's URL marks that tab as current. */
export function SettingsTabs({ isOwner }: { isOwner: boolean }) {
  const path = usePathname()
  const bar = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path means another current tab
  useEffect(() => {
    // On a phone the current tab may be off screen.
    const tab = bar.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [path])
  const tabs = (isOwner ? ownerPages : pages).map((page) => ({ ...page, current: isCurrent(page, path) }))
  return (
    <div ref={bar} className="mb-9">
      <LinkTabs label="Settings" tabs={tabs} className="flex" />
    </div>
  )
}
