import {
  CalendarPlus,
  Image,
  Images,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MailQuestionMark,
  MessageSquare,
  ReceiptText,
  Settings2,
  SlidersHorizontal,
  Upload,
  UsersRound,
} from 'lucide-react'
import { sitePath } from '@/lib/platform/site-path'

export type ViewerRole = 'CLIENT' | 'PHOTOGRAPHER'

export type NavigationItem = {
  label: string
  href: string
  Icon: LucideIcon
  /** Other paths that belong to the item: My Bookings is part of the dashboard. */
  also?: readonly string[]
  /** Shows the number of unread messages. */
  countsMessages?: boolean
}

export type NavigationGroup = { title: string; items: readonly NavigationItem[] }

const dashboard: NavigationItem = {
  label: 'Dashboard',
  href: '/dashboard',
  Icon: LayoutDashboard,
  also: ['/bookings'],
}
const messages: NavigationItem = {
  label: 'Messages',
  href: '/admin-messages',
  Icon: MessageSquare,
  countsMessages: true,
}
const invoices: NavigationItem = { label: 'Invoices', href: '/invoices', Icon: ReceiptText }

const groups: Record<ViewerRole, readonly NavigationGroup[]> = {
  CLIENT: [
    {
      title: 'Client Portal',
      items: [
        dashboard,
        { label: 'Book Shoot', href: '/book', Icon: CalendarPlus },
        { label: 'Portfolio', href: '/portfolio', Icon: Images },
        { label: 'Photo Gallery', href: '/photo-gallery', Icon: Image, also: ['/photo-view'] },
        invoices,
        messages,
        { label: 'Support', href: '/support', Icon: LifeBuoy },
      ],
    },
  ],
  PHOTOGRAPHER: [
    {
      title: 'Photographer Tools',
      items: [
        dashboard,
        { label: 'Admin Panel', href: '/admin', Icon: SlidersHorizontal },
        { label: 'Portfolio', href: '/admin-portfolio', Icon: Images },
        { label: 'Upload Photos', href: '/photo-delivery', Icon: Upload },
        messages,
        invoices,
      ],
    },
    {
      title: 'Studio',
      items: [
        { label: 'Quotes', href: '/quotes', Icon: MailQuestionMark },
        { label: 'Clients', href: '/clients', Icon: UsersRound },
        { label: 'Settings', href: '/settings', Icon: Settings2 },
      ],
    },
  ],
}

/** Returns the sidebar's groups for a role, in the specified order. */
export function navigationFor(role: ViewerRole): readonly NavigationGroup[] {
  return groups[role]
}

/** Returns whether a path belongs to an item. */
export function isCurrent(item: Pick<NavigationItem, 'href' | 'also'>, path: string): boolean {
  return [item.href, ...(item.also ?? [])].some((root) => path === root || path.startsWith(`${root}/`))
}

/**
 * Returns the path that decides which sidebar item is current. A booking belongs to the page the user came from (`from`
 * in its URL), or else to the role's list of bookings.
 */
export function placeInNavigation(path: string, from: string | null, role: ViewerRole): string {
  if (!path.startsWith('/booking/')) return path
  const [origin = ''] = sitePath(from)?.split('?') ?? []
  const items = groups[role].flatMap((group) => group.items)
  if (items.some((item) => isCurrent(item, origin))) return origin
  return role === 'PHOTOGRAPHER' ? '/admin' : '/bookings'
}
