import { LinkTabs } from '@/components/ui/link-tabs'
import { isClient } from '@/lib/auth/rules/capabilities'
import type { Role } from '@/prisma/generated/enums'

const pages = [
  { href: '/profile', label: 'Profile' },
  { href: '/profile/password', label: 'Password' },
  { href: '/profile/email', label: 'Email settings' },
  { href: '/profile/security', label: 'Security' },
  { href: '/profile/data', label: 'Your data', clientsOnly: true },
] as const

type AccountTabsProps = { current: (typeof pages)[number]['href']; role: Role }

export function AccountTabs({ current, role }: AccountTabsProps) {
  const tabs = pages
    .filter((page) => !('clientsOnly' in page) || isClient({ role }))
    .map(({ href, label }) => ({ href, label, current: href === current }))
  return <LinkTabs label="Account" tabs={tabs} className="mb-9 flex" />
}
