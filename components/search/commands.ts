import { navigationFor, type ViewerRole } from '@/components/shell/navigation'
import type { IconName } from '@/components/ui/icon-names'
import { themeText } from '@/lib/search/words'

/** A page to open, something to do there, or something to do at once. */
export type Command = {
  label: string
  icon: IconName
  /** Other words that people type for it. */
  also?: string
} & ({ href: string; act?: never } | { act: ImmediateAct; href?: never })

/** What the palette does itself. */
export type ImmediateAct = 'sign-out' | 'switch-theme'

const blockDays: Command = {
  label: 'Block days',
  href: '/calendar?view=hours#blocked-days',
  icon: 'calendar-x-2',
  also: 'day vacation time off sick',
}
const manageWords = 'complete approve reschedule cancel shoots'
const galleryWords = 'deliveries download property page license'
const queueWords = 'queue editors raw files photos due assign'
const clientGalleryWords = `${galleryWords} mls`

const importClients: Command = {
  label: 'Import clients',
  href: '/clients/import',
  icon: 'users-round',
  also: 'csv upload contacts another tool',
}

const actions: Record<ViewerRole, readonly Command[]> = {
  CLIENT: [
    { label: 'Book a shoot', href: '/book', icon: 'calendar-plus', also: 'new booking order schedule' },
    { label: 'Book again', href: '/book/again', icon: 'calendar-plus', also: 'repeat usual shoot' },
    { label: 'Get a quote', href: '/portfolio/quote', icon: 'mail-question-mark', also: 'price request' },
    { label: 'Message the studio', href: '/support', icon: 'message-square', also: 'contact help write' },
  ],
  PHOTOGRAPHER: [
    { label: 'New booking', href: '/clients/book', icon: 'calendar-plus', also: 'book for a client shoot' },
    importClients,
    {
      label: 'Import past shoots',
      href: '/clients/import/shoots',
      icon: 'images',
      also: 'galleries folder csv another tool history',
    },
    { label: 'Send photos', href: '/photo-delivery', icon: 'upload', also: 'upload deliver new delivery' },
    {
      label: 'Import a price list',
      href: '/settings/services/import',
      icon: 'upload',
      also: 'csv services prices another tool',
    },
    blockDays,
    { label: 'Manage bookings', href: '/admin?tab=bookings', icon: 'list', also: manageWords },
    {
      label: 'Brokerages',
      href: '/clients?tab=brokerages',
      icon: 'users-round',
      also: 'new brokerage company agents prices',
    },
    { label: 'View analytics', href: '/admin?tab=analytics', icon: 'sliders-horizontal', also: 'statistics' },
    { label: 'View public portfolio', href: '/portfolio', icon: 'images', also: 'website' },
  ],
  EDITOR: [
    { label: 'Send photos', href: '/photo-delivery', icon: 'upload', also: 'upload deliver new delivery' },
  ],
  COORDINATOR: [
    { label: 'New booking', href: '/clients/book', icon: 'calendar-plus', also: 'book for a client shoot' },
    importClients,
    { label: 'Manage bookings', href: '/admin?tab=bookings', icon: 'list', also: manageWords },
    blockDays,
    { label: 'Message a client', href: '/admin-messages?compose=1', icon: 'message-square', also: 'write' },
    { label: 'View public portfolio', href: '/portfolio', icon: 'images', also: 'website' },
  ],
}

const ownPages: readonly Command[] = [
  { label: 'Notifications', href: '/notifications', icon: 'bell' },
  { label: 'Edit profile', href: '/profile', icon: 'user', also: 'account name photo phone' },
  { label: 'Change password', href: '/profile/password', icon: 'key-round', also: 'account' },
  {
    label: 'Security',
    href: '/profile/security',
    icon: 'shield-check',
    also: 'account devices sessions passkey authenticator two-step',
  },
  {
    label: 'Email settings',
    href: '/profile/email',
    icon: 'mail',
    also: 'account push notifications preferences',
  },
]

/** For everyone. */
const ownActions: readonly Command[] = [
  { label: themeText, act: 'switch-theme', icon: 'sun', also: 'mode appearance colors' },
  { label: 'Sign out', act: 'sign-out', icon: 'log-out', also: 'logout log out' },
]

/** Other words for pages of the sidebar. */
const sidebarWords: Record<string, string> = {
  '/photo-gallery': clientGalleryWords,
  '/brokerage': 'company office team agents',
  '/editing': queueWords,
}

const weeklyHours: Command = {
  label: 'Weekly hours',
  href: '/calendar?view=hours',
  icon: 'calendar-sync',
  also: 'availability calendar notice buffer slots',
}

const pages: Record<ViewerRole, readonly Command[]> = {
  CLIENT: [
    { label: 'My bookings', href: '/bookings', icon: 'calendar', also: 'shoots reschedule cancel' },
    { label: 'Your data', href: '/profile/data', icon: 'file-down', also: 'privacy delete account export' },
  ],
  PHOTOGRAPHER: [
    { label: 'Team', href: '/clients?tab=team', icon: 'users', also: 'members colleagues roles' },
    { label: 'Editing', href: '/editing', icon: 'list', also: queueWords },
    { label: 'Photo gallery', href: '/photo-gallery', icon: 'image', also: galleryWords },
    { label: 'Tax report', href: '/books/tax', icon: 'book-text', also: 'books sales' },
    { label: 'Export to accountants', href: '/books/export', icon: 'book-text', also: 'books csv' },
    weeklyHours,
    ...settingsPages([
      ['studio', 'Studio settings', 'name logo currency'],
      ['public', 'Public page settings', 'headline slogan introduction social networks signature'],
      ['services', 'Services and prices', 'catalog packages'],
      ['services/new', 'New service', 'add service package add-on price'],
      ['coupons', 'Coupons', 'discount code promotion'],
      ['cancellation', 'Cancellation terms', 'late fee'],
      ['travel', 'Travel settings', 'drive fee distance'],
      ['invoices', 'Invoice settings', 'reminders due deposit'],
      ['tax', 'Tax settings', 'rates sales'],
      ['licenses', 'Licenses', 'rights usage'],
      ['mls', 'MLS profiles', 'board'],
      ['sellers', 'Checklist for sellers', ''],
      ['mail', 'Email log', 'sent delivery'],
      ['mail/previews', 'Email previews', 'templates'],
      ['audit', 'Audit log', 'history'],
    ]),
  ],
  EDITOR: [],
  COORDINATOR: [weeklyHours],
}

const ownerPages: readonly Command[] = [
  { label: 'Setup', href: '/setup', icon: 'settings-2', also: 'open studio checklist first booking' },
  { label: 'Year and 1099', href: '/pay/year', icon: 'banknote', also: 'pay contractors' },
  ...settingsPages([
    ['pay', 'Pay settings', 'terms period percentage'],
    ['legal', 'Terms and privacy settings', 'contract policy legal'],
    ['security', 'Second factor of the team', 'security require two-step'],
    ['privacy', 'Privacy', 'retention deletion requests'],
    ['system', 'System', 'jobs services health'],
  ]),
]

function settingsPages(tabs: readonly (readonly [tab: string, label: string, also: string])[]): Command[] {
  return tabs.map(([tab, label, also]) => ({
    label,
    href: `/settings/${tab}`,
    icon: 'settings-2',
    also: `settings ${also}`,
  }))
}

/** Who uses the palette, as far as that decides what it offers. */
export type Searcher = { role: ViewerRole; isOwner: boolean }

/** Lists what someone can do, and where they can go. */
export function commandsFor({ role, isOwner }: Searcher): {
  actions: readonly Command[]
  pages: readonly Command[]
} {
  const inSidebar = navigationFor(role).flatMap(({ items }) =>
    items.map(({ label, href, icon }) => ({ label, href, icon, also: sidebarWords[href] ?? '' })),
  )
  const ofOwner = isOwner ? ownerPages : []
  return {
    actions: [...actions[role], ...ownActions],
    pages: [...inSidebar, ...pages[role], ...ofOwner, ...ownPages],
  }
}

/** Returns the commands of which each typed word begins a word, in any order. All of them for an empty text. */
export function matchCommands(commands: readonly Command[], text: string): Command[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label, also = '' }) => {
    const words = `${label} ${also}`.toLowerCase().split(/\s+/)
    return typed.every((part) => words.some((word) => word.startsWith(part)))
  })
}
