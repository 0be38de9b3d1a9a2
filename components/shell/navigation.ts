import type { IconName } from '@/components/ui/icon-names'
import { isClient } from '@/lib/auth/rules/capabilities'
import { sitePath } from '@/lib/platform/web/site-path'
import type { Role } from '@/prisma/generated/enums'

export type ViewerRole = Role

export type NavigationItem = {
  label: string
  href: string
  icon: IconName
  /** Other paths that belong to the item: My Bookings is part of the dashboard. */
  also?: readonly string[]
  /** Shows the number of unread messages. */
  countsMessages?: boolean
  /** What the sidebar shows it for; the page stays reachable. */
  needs?: keyof Belonging
}

/** Whether the studio has a team, and whether the viewer is a client of a brokerage. */
export type Belonging = { hasTeam: boolean; hasBrokerage: boolean }

export type NavigationGroup = { title: string; items: readonly NavigationItem[] }

const dashboard: NavigationItem = {
  label: 'Dashboard',
  href: '/dashboard',
  icon: 'layout-dashboard',
  also: ['/bookings'],
}
const messages: NavigationItem = {
  label: 'Messages',
  href: '/admin-messages',
  icon: 'message-square',
  countsMessages: true,
}
const uploadPhotos: NavigationItem = { label: 'Upload Photos', href: '/photo-delivery', icon: 'upload' }
const editing: NavigationItem = { label: 'Editing', href: '/editing', icon: 'list' }
const gallery: NavigationItem = {
  label: 'Photo Gallery',
  href: '/photo-gallery',
  icon: 'image',
  also: ['/photo-view'],
}
const quotes: NavigationItem = { label: 'Quotes', href: '/quotes', icon: 'mail-question-mark' }
const clients: NavigationItem = { label: 'Clients', href: '/clients', icon: 'users-round' }
const invoices: NavigationItem = { label: 'Invoices', href: '/invoices', icon: 'receipt-text' }

const groups: Record<ViewerRole, readonly NavigationGroup[]> = {
  CLIENT: [
    {
      title: 'Client Portal',
      items: [
        dashboard,
        { label: 'Book Shoot', href: '/book', icon: 'calendar-plus' },
        { label: 'Portfolio', href: '/portfolio', icon: 'images' },
        gallery,
        invoices,
        messages,
        {
          label: 'Brokerage',
          href: '/brokerage',
          icon: 'users-round',
          also: ['/statements'],
          needs: 'hasBrokerage',
        },
        { label: 'Support', href: '/support', icon: 'life-buoy' },
      ],
    },
  ],
  PHOTOGRAPHER: [
    {
      title: 'Photographer Tools',
      items: [
        dashboard,
        { label: 'Today', href: '/today', icon: 'sun' },
        { label: 'Calendar', href: '/calendar', icon: 'calendar' },
        { label: 'Admin Panel', href: '/admin', icon: 'sliders-horizontal' },
        { label: 'Portfolio', href: '/admin-portfolio', icon: 'images' },
        uploadPhotos,
        messages,
        invoices,
      ],
    },
    {
      title: 'Studio',
      items: [
        quotes,
        clients,
        { label: 'Books', href: '/books', icon: 'book-text' },
        { label: 'Pay', href: '/pay', icon: 'banknote', needs: 'hasTeam' },
        { label: 'Settings', href: '/settings', icon: 'settings-2' },
      ],
    },
  ],
  EDITOR: [{ title: 'Editor Tools', items: [dashboard, editing, uploadPhotos, gallery] }],
  COORDINATOR: [
    {
      title: 'Coordinator Tools',
      items: [
        dashboard,
        { label: 'Bookings', href: '/admin', icon: 'calendar', also: ['/booking'] },
        { label: 'Calendar', href: '/calendar', icon: 'calendar-sync' },
        editing,
        messages,
        invoices,
        quotes,
        clients,
      ],
    },
  ],
}

/** Returns the sidebar's groups for a role, in the specified order. */
export function navigationFor(role: ViewerRole): readonly NavigationGroup[] {
  return groups[role]
}

/** Returns the groups that the sidebar shows. */
export function sidebarFor(role: ViewerRole, belonging: Belonging): readonly NavigationGroup[] {
  const isShown = ({ needs }: NavigationItem) => !needs || belonging[needs]
  return groups[role].map(({ title, items }) => ({ title, items: items.filter(isShown) }))
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
  const [origin = ''] = sitePath(from)?.split(/[?#]/) ?? []
  const items = groups[role].flatMap((group) => group.items)
  if (items.some((item) => isCurrent(item, origin))) return origin
  return isClient({ role }) ? '/bookings' : '/admin'
}
