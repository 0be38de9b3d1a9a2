// The expected response of every page in every account state. `pages.spec.ts` requests each page in each account state
// and fails when a page in `app` is missing here.
//
// To add a page, add a row `{ page, access, heading }`, where `page` is its route. A page with `authorizePage(access)`
// needs nothing else; if it is below a `loading.tsx`, its layout also needs `decideBeforeLoading`. Optional columns:
//   path      the path to request if the route has an id or a query; `own` are records that the fixture's client and
//             photographer share, `other` belong to another client and another photographer
//   status    404 if the heading says that nothing was found
//   title     the document's title, if it could reveal something
//   overrides responses of single account states that differ from what `access` implies
// A page with ids has four rows: own, someone else's, unknown and malformed.

import { randomUUID } from 'node:crypto'
import type { AccountState } from '@/e2e/support/people'
import type { Records } from '@/e2e/support/records'
import { invalidLinkTitle } from '@/lib/accounts/words/links'
import { slogan } from '@/lib/accounts/words/sign-in'
import { accountStateTitles } from '@/lib/accounts/words/signed-out'
import type { Access } from '@/lib/auth/actor'
import { calendarTexts } from '@/lib/availability/words/calendars'
import { servicesStepTitle } from '@/lib/bookings/words/steps'
import { chooseClientTitle } from '@/lib/bookings/words/wizard'
import { brokerageGoneTitle, brokerageTitle } from '@/lib/brokerages/words'
import { requirementTexts } from '@/lib/factors/words/requirement'
import { confirmTexts } from '@/lib/factors/words/sign-in'
import { linkGoneTitle as billGoneTitle } from '@/lib/invoices/words/shares'
import { noPageTitle, originalsTitle } from '@/lib/originals/words'
import { noPhotographerTitle, ownPayTitle, payTitle } from '@/lib/pay/words'
import { editorTitle, pageGoneTitle } from '@/lib/property-pages/words'
import { linkGoneTitle } from '@/lib/sellers/words'
import { statementGoneTitle } from '@/lib/statements/words'
import { mayAccess, working } from './may-access'

export type ExpectedPage = { heading: string; status?: 404 } | { redirectsTo: string }

export type PageRow = {
  page: string
  /** Nobody here is the owner. */
  access: Access
  heading: string
  path?: (own: Records, other: Records) => string
  status?: 404
  title?: string
  overrides?: Partial<Record<AccountState, ExpectedPage>>
}

const toDashboard = { redirectsTo: '/dashboard' }
const toWaitingPage = { redirectsTo: '/auth/waiting' }
const toSignIn = { redirectsTo: '/auth' }
const toBookings = { redirectsTo: '/admin?tab=bookings' }

/** Sign-in pages redirect signed-in visitors. */
const redirectsWhenSignedIn = {
  client: toDashboard,
  photographer: toDashboard,
  editor: toDashboard,
  coordinator: toDashboard,
  pending: toWaitingPage,
  denied: toWaitingPage,
  disabled: toWaitingPage,
}
/** Pages that change factors ask for them first. */
const toConfirmation = (page: string) => ({
  redirectsTo: `/profile/security/confirm?next=${encodeURIComponent(`/profile/security/${page}`)}`,
})
/** Coordinators get the part of the page with the bookings. */
const onlyBookings = { coordinator: { heading: 'Bookings' } }
const toClientChoice = { redirectsTo: '/clients/book?gone=1' }
const malformedIds = ['x', '1', '%F0%9F%8F%A0', '..%2F..%2Fetc%2Fpasswd']

const notFound = notFoundPage('Booking not found')
const noInvoice = notFoundPage('Invoice not found')
const noClient = notFoundPage('Client not found')
const noBrokerage = notFoundPage(brokerageGoneTitle)
const noProject = notFoundPage('Project not found')
const noDelivery = notFoundPage('Photo delivery not found', 'Photos')
const noArrangement = notFoundPage('Photo delivery not found', 'Arrange photos')
const noMlsDelivery = notFoundPage('Photo delivery not found', 'For the MLS')
const noEditor = notFoundPage('Photo delivery not found', editorTitle)
const noGallery = notFoundPage('Photo delivery not found', 'Photo Gallery')
const noAddition = notFoundPage('Photo delivery not found', 'Send Photos')
const noConversation = notFoundPage('Conversation not found', 'Messages')
const noProfile = notFoundPage('Profile not found', 'MLS profile')
const noPayee = notFoundPage(noPhotographerTitle)
const noQuote = notFoundPage('Request not found', 'Quotes')

/** Its title names nobody either. */
const noPage = { access: 'anyone', heading: pageGoneTitle, status: 404, title: pageGoneTitle } as const

export const pageTable: PageRow[] = [
  { page: '/', access: 'signed-in', heading: '', overrides: forEveryState(toDashboard) },
  {
    page: '/[...missing]',
    path: () => '/no/such/page',
    access: 'anyone',
    heading: '',
    overrides: forEveryState(toSignIn),
  },

  { page: '/auth', access: 'anyone', heading: 'Sign in', overrides: redirectsWhenSignedIn },
  {
    page: '/auth',
    path: () => '/auth?mode=sign-up',
    access: 'anyone',
    heading: 'Create your account',
    overrides: redirectsWhenSignedIn,
  },
  { page: '/auth/verify', access: 'anyone', heading: '', overrides: forEveryState(toSignIn) },
  {
    page: '/auth/verify',
    path: () => `/auth/verify?token=${randomUUID()}`,
    access: 'anyone',
    heading: invalidLinkTitle,
  },
  {
    page: '/auth/waiting',
    access: 'anyone',
    heading: '',
    overrides: {
      anonymous: toSignIn,
      unverified: toSignIn,
      client: toDashboard,
      photographer: toDashboard,
      editor: toDashboard,
      coordinator: toDashboard,
      pending: { heading: accountStateTitles.PENDING_APPROVAL },
      denied: { heading: accountStateTitles.DENIED },
      disabled: { heading: accountStateTitles.DISABLED },
    },
  },

  {
    page: '/auth/forgot',
    access: 'anyone',
    heading: 'Forgot your password?',
    overrides: Object.fromEntries(
      Object.keys(redirectsWhenSignedIn).map((accountState) => [
        accountState,
        { redirectsTo: '/profile/password' },
      ]),
    ),
  },
  // Nobody here has entered a password.
  {
    page: '/auth/code',
    access: 'anyone',
    heading: '',
    overrides: forEveryState(toSignIn),
  },
  // Nobody here has to add a second factor.
  {
    page: '/auth/second-factor',
    access: 'anyone',
    heading: '',
    overrides: { ...forEveryState(toSignIn), ...redirectsWhenSignedIn },
  },
  ...(['/auth/email', '/auth/email/undo'] as const).map((page) => ({
    page,
    path: () => `${page}?token=${randomUUID()}`,
    access: 'anyone' as const,
    heading: invalidLinkTitle,
  })),
  { page: '/auth/invitation', access: 'anyone', heading: '', overrides: forEveryState(toSignIn) },
  {
    page: '/auth/invitation',
    path: () => `/auth/invitation?token=${randomUUID()}`,
    access: 'anyone',
    heading: invalidLinkTitle,
  },
  {
    page: '/auth/reset',
    access: 'anyone',
    heading: '',
    overrides: forEveryState({ redirectsTo: '/auth/forgot' }),
  },
  {
    page: '/auth/reset',
    path: () => `/auth/reset?token=${randomUUID()}`,
    access: 'anyone',
    heading: invalidLinkTitle,
  },

  { page: '/dashboard', access: 'signed-in', heading: 'Welcome, Robin Reed' },
  { page: '/book', access: 'client', heading: servicesStepTitle },
  {
    page: '/book',
    path: (own) => `/book?reschedule=${own.bookingId}`,
    access: 'open-bookings',
    heading: 'Select Date & Time',
  },
  {
    page: '/book',
    path: (own) => `/book?client=${own.clientId}`,
    access: 'book-for-clients',
    heading: servicesStepTitle,
  },
  ...[() => randomUUID(), (own: Records) => own.applicantId, () => 'x'].map((id) => ({
    page: '/book',
    path: (own: Records) => `/book?client=${id(own)}`,
    access: 'book-for-clients' as const,
    heading: '',
    overrides: { photographer: toClientChoice, coordinator: toClientChoice },
  })),
  {
    page: '/bookings',
    access: 'open-bookings',
    heading: 'My Bookings',
    overrides: { photographer: toBookings, coordinator: toBookings },
  },
  {
    page: '/booking/[id]',
    path: (own) => `/booking/${own.bookingId}`,
    access: 'open-bookings',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/booking/[id]',
    path: (_own, other) => `/booking/${other.bookingId}`,
    access: 'open-bookings',
    ...notFound,
    // Photographers and coordinators see all bookings of the studio.
    overrides: {
      photographer: { heading: 'Alder Ridge Lane' },
      coordinator: { heading: 'Alder Ridge Lane' },
    },
  },
  { page: '/booking/[id]', path: () => `/booking/${randomUUID()}`, access: 'open-bookings', ...notFound },
  ...malformedIds.map((id) => ({
    page: '/booking/[id]',
    path: () => `/booking/${id}`,
    access: 'open-bookings' as const,
    ...notFound,
  })),
  {
    page: '/photo-gallery',
    path: (own) => `/photo-gallery?delivery_id=${own.deliveryId}`,
    access: 'open-photos',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/photo-gallery',
    path: (_own, other) => `/photo-gallery?delivery_id=${other.deliveryId}`,
    access: 'open-photos',
    ...noGallery,
    overrides: { photographer: { heading: 'Alder Ridge Lane' }, editor: { heading: 'Alder Ridge Lane' } },
  },
  {
    page: '/photo-gallery',
    path: () => `/photo-gallery?delivery_id=${randomUUID()}`,
    access: 'open-photos',
    ...noGallery,
  },
  {
    page: '/photo-gallery',
    path: () => `/photo-gallery?booking_id=${randomUUID()}`,
    access: 'open-photos',
    ...noGallery,
  },
  {
    page: '/photo-view',
    path: (own) => `/photo-view?booking_id=${own.deliveredBookingId}`,
    access: 'open-photos',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/photo-view',
    path: (_own, other) => `/photo-view?booking_id=${other.deliveredBookingId}`,
    access: 'open-photos',
    ...noDelivery,
    overrides: { photographer: { heading: 'Alder Ridge Lane' }, editor: { heading: 'Alder Ridge Lane' } },
  },
  {
    page: '/photo-view',
    path: () => `/photo-view?booking_id=${randomUUID()}`,
    access: 'open-photos',
    ...noDelivery,
  },
  ...malformedIds.map((id) => ({
    page: '/photo-view',
    path: () => `/photo-view?booking_id=${id}&delivery_id=${id}`,
    access: 'open-photos' as const,
    ...noDelivery,
  })),
  {
    page: '/photo-view/arrange',
    path: (own) => `/photo-view/arrange?booking_id=${own.deliveredBookingId}`,
    access: 'open-photos',
    heading: 'Arrange photos',
  },
  {
    page: '/photo-view/arrange',
    path: (_own, other) => `/photo-view/arrange?booking_id=${other.deliveredBookingId}`,
    access: 'open-photos',
    ...noArrangement,
    overrides: { photographer: { heading: 'Arrange photos' }, editor: { heading: 'Arrange photos' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/photo-view/arrange',
    path: () => `/photo-view/arrange?booking_id=${id}&delivery_id=${id}`,
    access: 'open-photos' as const,
    ...noArrangement,
  })),
  {
    page: '/photo-view/mls',
    path: (own) => `/photo-view/mls?booking_id=${own.deliveredBookingId}&delivery_id=${own.deliveryId}`,
    access: 'open-photos',
    heading: 'For the MLS',
  },
  {
    page: '/photo-view/mls',
    path: (_own, other) => `/photo-view/mls?delivery_id=${other.deliveryId}`,
    access: 'open-photos',
    ...noMlsDelivery,
    overrides: { photographer: { heading: 'For the MLS' }, editor: { heading: 'For the MLS' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/photo-view/mls',
    path: () => `/photo-view/mls?delivery_id=${id}`,
    access: 'open-photos' as const,
    ...noMlsDelivery,
  })),
  {
    page: '/photo-view/property-page',
    path: (own) =>
      `/photo-view/property-page?booking_id=${own.deliveredBookingId}&delivery_id=${own.deliveryId}`,
    access: 'edit-property-pages',
    heading: editorTitle,
  },
  {
    page: '/photo-view/property-page',
    path: (_own, other) => `/photo-view/property-page?delivery_id=${other.deliveryId}`,
    access: 'edit-property-pages',
    ...noEditor,
    overrides: { photographer: { heading: editorTitle } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/photo-view/property-page',
    path: () => `/photo-view/property-page?delivery_id=${id}`,
    access: 'edit-property-pages' as const,
    ...noEditor,
  })),
  { page: '/invoices', access: 'open-invoices', heading: 'Invoices' },
  {
    page: '/invoices/[id]',
    path: (own) => `/invoices/${own.invoiceId}`,
    access: 'open-invoices',
    heading: 'TEST-',
  },
  {
    page: '/invoices/[id]',
    path: (_own, other) => `/invoices/${other.invoiceId}`,
    access: 'open-invoices',
    ...noInvoice,
    // Photographers don't see each other's invoices; coordinators see all.
    overrides: { coordinator: { heading: 'TEST-' } },
  },
  { page: '/invoices/[id]', path: () => `/invoices/${randomUUID()}`, access: 'open-invoices', ...noInvoice },
  ...malformedIds.map((id) => ({
    page: '/invoices/[id]',
    path: () => `/invoices/${id}`,
    access: 'open-invoices' as const,
    ...noInvoice,
  })),
  // None exists here; lib/statements tests who sees which.
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/statements/[id]',
    path: () => `/statements/${id}`,
    access: 'open-invoices' as const,
    ...notFoundPage(statementGoneTitle),
  })),
  { page: '/support', access: 'client', heading: 'Contact & Support' },
  {
    page: '/support',
    path: (own) => `/support?conversation=${own.conversationId}`,
    access: 'client',
    heading: 'Twilight shots',
  },
  ...[(other: Records) => other.conversationId, () => randomUUID()].map((id) => ({
    page: '/support',
    path: (_own: Records, other: Records) => `/support?conversation=${id(other)}`,
    access: 'client' as const,
    ...notFoundPage('Conversation not found', 'Contact & Support'),
  })),
  { page: '/admin-messages', access: 'exchange-messages', heading: 'Messages' },
  {
    page: '/admin-messages',
    path: (own) => `/admin-messages?conversation=${own.conversationId}`,
    access: 'exchange-messages',
    heading: 'Twilight shots',
  },
  {
    page: '/admin-messages',
    path: (_own, other) => `/admin-messages?conversation=${other.conversationId}`,
    access: 'exchange-messages',
    ...noConversation,
    overrides: { photographer: { heading: 'Twilight shots' }, coordinator: { heading: 'Twilight shots' } },
  },
  {
    page: '/admin-messages',
    path: () => `/admin-messages?conversation=${randomUUID()}`,
    access: 'exchange-messages',
    ...noConversation,
  },
  { page: '/notifications', access: 'signed-in', heading: 'Notifications' },
  { page: '/profile', access: 'signed-in', heading: 'Edit Profile' },
  { page: '/profile/password', access: 'signed-in', heading: 'Change Password' },
  { page: '/profile/security', access: 'signed-in', heading: 'Security' },
  { page: '/profile/security/confirm', access: 'signed-in', heading: confirmTexts.title },
  ...['authenticator', 'passkeys', 'codes', 'email'].map((page) => ({
    page: `/profile/security/${page}`,
    access: 'signed-in' as const,
    heading: confirmTexts.title,
    overrides: Object.fromEntries(working.map((accountState) => [accountState, toConfirmation(page)])),
  })),
  { page: '/profile/email', access: 'signed-in', heading: 'Email Settings' },
  { page: '/profile/data', access: 'client', heading: 'Your Data' },

  { page: '/admin', access: 'manage-bookings', heading: 'Photographer dashboard', overrides: onlyBookings },
  {
    page: '/admin',
    path: () => '/admin?tab=analytics&period=365',
    access: 'manage-bookings',
    heading: 'Photographer dashboard',
    overrides: onlyBookings,
  },
  { page: '/admin-portfolio', access: 'manage-portfolio', heading: 'Portfolio' },
  { page: '/photo-delivery', access: 'prepare-photos', heading: 'Send Photos' },
  {
    page: '/photo-delivery',
    path: (own) => `/photo-delivery?delivery_id=${own.deliveryId}`,
    access: 'prepare-photos',
    heading: 'Add photos',
  },
  {
    page: '/photo-delivery',
    path: (_own, other) => `/photo-delivery?delivery_id=${other.deliveryId}`,
    access: 'prepare-photos',
    ...noAddition,
    // Editors prepare the photos of every photographer.
    overrides: { editor: { heading: 'Add photos' } },
  },
  {
    page: '/photo-delivery',
    path: () => `/photo-delivery?delivery_id=${randomUUID()}`,
    access: 'prepare-photos',
    ...noAddition,
  },
  { page: '/quotes', access: 'answer-quotes', heading: 'Quotes' },
  {
    page: '/quotes',
    path: (own) => `/quotes?request=${own.quoteId}`,
    access: 'answer-quotes',
    heading: '61 Sunset Summit',
  },
  {
    page: '/quotes',
    path: () => `/quotes?request=${randomUUID()}`,
    access: 'answer-quotes',
    ...noQuote,
  },
  { page: '/clients', access: 'see-clients', heading: 'Clients' },
  {
    page: '/clients',
    path: () => '/clients?tab=team',
    access: 'see-clients',
    heading: 'Team',
    overrides: { coordinator: { heading: 'Clients' } },
  },
  {
    page: '/clients',
    path: () => '/clients?tab=brokerages',
    access: 'see-clients',
    heading: 'Brokerages',
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/clients/brokerages/[id]',
    path: () => `/clients/brokerages/${id}`,
    access: 'see-clients' as const,
    ...noBrokerage,
  })),
  { page: '/brokerage', access: 'client', heading: brokerageTitle },
  // Nobody here is an admin of a brokerage; their own bookings are elsewhere.
  ...[
    (own: Records) => own.bookingId,
    (_own: Records, other: Records) => other.bookingId,
    () => randomUUID(),
    ...malformedIds.map((id) => () => id),
  ].map((id) => ({
    page: '/brokerage/[id]',
    path: (own: Records, other: Records) => `/brokerage/${id(own, other)}`,
    access: 'client' as const,
    ...notFound,
  })),
  { page: '/clients/book', access: 'book-for-clients', heading: chooseClientTitle },
  // Photographers see all clients of the studio.
  {
    page: '/clients/[id]',
    path: (own) => `/clients/${own.clientId}`,
    access: 'see-clients',
    heading: 'Olive Oakley',
  },
  ...[() => randomUUID(), (own: Records) => own.applicantId].map((id) => ({
    page: '/clients/[id]',
    path: (own: Records) => `/clients/${id(own)}`,
    access: 'see-clients' as const,
    ...noClient,
  })),
  ...malformedIds.map((id) => ({
    page: '/clients/[id]',
    path: () => `/clients/${id}`,
    access: 'see-clients' as const,
    ...noClient,
  })),
  { page: '/calendars', access: 'edit-all-calendars', heading: '' },
  {
    page: '/calendars',
    path: (own) => `/calendars?photographer=${own.photographerProfileId}`,
    access: 'edit-all-calendars',
    heading: 'Robin Reed',
  },
  ...[(own: Records) => own.clientId, () => randomUUID()].map((id) => ({
    page: '/calendars',
    path: (own: Records) => `/calendars?photographer=${id(own)}`,
    access: 'edit-all-calendars' as const,
    ...notFoundPage(calendarTexts.missing, calendarTexts.title),
  })),
  { page: '/today', access: 'photographer', heading: 'Today' },
  { page: '/pay', access: 'photographer', heading: ownPayTitle },
  { page: '/pay/year', access: 'owner', heading: payTitle },
  {
    page: '/pay/[photographerId]',
    path: (own) => `/pay/${own.photographerProfileId}`,
    access: 'photographer',
    heading: 'Robin Reed',
  },
  // A colleague's pay.
  ...[(_own: Records, other: Records) => other.photographerProfileId, () => randomUUID()].map((id) => ({
    page: '/pay/[photographerId]',
    path: (own: Records, other: Records) => `/pay/${id(own, other)}`,
    access: 'photographer' as const,
    ...noPayee,
  })),
  ...malformedIds.map((id) => ({
    page: '/pay/[photographerId]',
    path: () => `/pay/${id}`,
    access: 'photographer' as const,
    ...noPayee,
  })),
  {
    page: '/settings',
    access: 'change-settings',
    heading: '',
    overrides: { photographer: { redirectsTo: '/settings/studio' } },
  },
  { page: '/settings/studio', access: 'change-settings', heading: 'Email sender' },
  { page: '/settings/services', access: 'change-settings', heading: 'Services and prices' },
  { page: '/settings/coupons', access: 'change-settings', heading: 'Coupons' },
  { page: '/settings/availability', access: 'photographer', heading: 'Weekly hours' },
  { page: '/settings/cancellation', access: 'change-settings', heading: 'Cancellation terms' },
  { page: '/settings/sellers', access: 'change-settings', heading: 'Checklist for sellers' },
  { page: '/settings/travel', access: 'change-settings', heading: 'Travel time' },
  { page: '/settings/invoices', access: 'change-settings', heading: 'Invoices' },
  { page: '/books', access: 'see-books', heading: 'Ledger' },
  { page: '/books/export', access: 'see-books', heading: 'Export to accountants' },
  { page: '/books/tax', access: 'see-books', heading: 'Tax report' },
  { page: '/settings/tax', access: 'change-settings', heading: 'Tax rates' },
  { page: '/settings/licenses', access: 'change-settings', heading: 'Default license' },
  { page: '/settings/mls', access: 'change-settings', heading: 'MLS profiles' },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/settings/mls/[id]',
    path: () => `/settings/mls/${id}`,
    access: 'change-settings' as const,
    ...noProfile,
  })),
  { page: '/settings/mail', access: 'change-settings', heading: 'Email' },
  { page: '/settings/mail/previews', access: 'change-settings', heading: 'Email previews' },
  { page: '/settings/audit', access: 'change-settings', heading: 'Audit log' },
  { page: '/settings/pay', access: 'owner', heading: payTitle },
  {
    page: '/settings/pay/[photographerId]',
    path: (own) => `/settings/pay/${own.photographerProfileId}`,
    access: 'owner',
    heading: 'Robin Reed',
  },
  { page: '/settings/security', access: 'owner', heading: requirementTexts.title },
  { page: '/settings/privacy', access: 'owner', heading: 'Privacy' },
  { page: '/settings/system', access: 'owner', heading: 'System' },

  // Anyone sees a public page; one that was taken down or has expired only those who edit it; and nobody an unpaid one.
  ...(['/p/[slug]', '/tour/[slug]'] as const).flatMap((page): PageRow[] => [
    {
      page,
      path: (own) => page.replace('[slug]', own.pageSlug),
      access: 'anyone',
      heading: 'Alder Ridge Lane',
    },
    ...(['takenDownSlug', 'expiredSlug', 'unpaidSlug'] as const).flatMap((slug): PageRow[] => {
      const isPreviewed = page === '/p/[slug]' && slug !== 'unpaidSlug'
      const preview = { heading: 'Alder Ridge Lane' }
      return [
        {
          page,
          path: (own) => page.replace('[slug]', own[slug]),
          ...noPage,
          ...(isPreviewed && { overrides: { client: preview, photographer: preview } }),
        },
        {
          page,
          path: (_own, other) => page.replace('[slug]', other[slug]),
          ...noPage,
          ...(isPreviewed && { overrides: { photographer: preview } }),
        },
      ]
    }),
    ...['no-such-street', 'A', 'a'.repeat(300), ...malformedIds].map((slug) => ({
      page,
      path: () => page.replace('[slug]', slug),
      ...noPage,
    })),
  ]),
  ...['x', 'A'.repeat(43), 'x'.repeat(300)].map((token) => ({
    page: '/shoot/[token]',
    path: () => `/shoot/${token}`,
    access: 'anyone' as const,
    heading: linkGoneTitle,
  })),
  ...['x', `${randomUUID()}.${'A'.repeat(43)}`, 'x'.repeat(300)].map((token) => ({
    page: '/bill/[token]',
    path: () => `/bill/${token}`,
    access: 'anyone' as const,
    heading: billGoneTitle,
  })),
  ...['x', 'A'.repeat(43), 'x'.repeat(300)].map((token) => ({
    page: '/originals/[token]',
    path: () => `/originals/${token}`,
    access: 'anyone' as const,
    heading: noPageTitle,
    status: 404 as const,
    title: originalsTitle,
  })),
  ...['x', `${randomUUID()}.message.${'A'.repeat(43)}`].map((token) => ({
    page: '/unsubscribe/[token]',
    path: () => `/unsubscribe/${token}`,
    access: 'anyone' as const,
    heading: invalidLinkTitle,
  })),

  { page: '/portfolio', access: 'anyone', heading: slogan },
  { page: '/portfolio/quote', access: 'anyone', heading: 'Get a quote' },
  { page: '/portfolio/quote/sent', access: 'anyone', heading: 'Thank you' },
  {
    page: '/portfolio/[id]',
    path: (own) => `/portfolio/${own.itemId}`,
    access: 'anyone',
    ...noProject,
    // An unpublished project is only visible to photographers.
    overrides: { photographer: { heading: 'Records draft' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/portfolio/[id]',
    path: () => `/portfolio/${id}`,
    access: 'anyone' as const,
    ...noProject,
  })),
]

/** The 404 page for something that doesn't exist or isn't visible to the visitor. */
function notFoundPage(heading: string, title = heading) {
  return { heading, status: 404 as const, title: `${title} · Northlight` }
}

function forEveryState(page: ExpectedPage): Record<AccountState, ExpectedPage> {
  return {
    anonymous: page,
    unverified: page,
    client: page,
    pending: page,
    denied: page,
    disabled: page,
    photographer: page,
    editor: page,
    coordinator: page,
  }
}

/** Returns what an account state should get for a page at this path. */
export function expectedPageFor(row: PageRow, accountState: AccountState, path: string): ExpectedPage {
  const override = row.overrides?.[accountState]
  if (override) return override
  const shown = { heading: row.heading, status: row.status }
  if (row.access === 'anyone') return shown
  switch (accountState) {
    case 'anonymous':
    case 'unverified':
      return { redirectsTo: path === '/dashboard' ? '/auth' : `/auth?next=${encodeURIComponent(path)}` }
    case 'pending':
    case 'denied':
    case 'disabled':
      return toWaitingPage
    default:
      return mayAccess(row.access, accountState) ? shown : toDashboard
  }
}
