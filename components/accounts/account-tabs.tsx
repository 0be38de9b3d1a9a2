import { LinkTabs } from '@/components/ui/link-tabs'

const pages = [
  { href: '/profile', label: 'Profile' },
  { href: '/profile/password', label: 'Password' },
  { href: '/profile/email', label: 'Email settings' },
] as const

export function AccountTabs({ current }: { current: (typeof pages)[number]['href'] }) {
  const tabs = pages.map((page) => ({ ...page, current: page.href === current }))
  return <LinkTabs label="Account" tabs={tabs} className="mb-9 flex" />
}
