import { randomUUID } from 'node:crypto'
import { payTitle } from '@/lib/billing/pay/words'
import { importTitle } from '@/lib/catalog/imports/words'
import { newServiceTitle, serviceNotFoundTitle } from '@/lib/catalog/services/words/editor'
import { requirementTexts } from '@/lib/people/second-factor/words/requirement'
import { malformedIds, notFoundPage, type PageRow } from './page-row'

/** Coordinators get the part of the page with the bookings. */
const onlyBookings = { coordinator: { heading: 'Bookings' } }
const noService = notFoundPage(serviceNotFoundTitle, 'Service')
const noProfile = notFoundPage('Profile not found', 'MLS profile')

export const studioPages: PageRow[] = [
  { page: '/admin', access: 'manage-bookings', heading: 'Photographer dashboard', overrides: onlyBookings },
  {
    page: '/admin',
    path: () => '/admin?tab=analytics&period=365',
    access: 'manage-bookings',
    heading: 'Photographer dashboard',
    overrides: onlyBookings,
  },
  { page: '/admin-portfolio', access: 'manage-portfolio', heading: 'Portfolio' },
  { page: '/settings', access: 'change-settings', heading: 'Settings' },
  {
    page: '/settings',
    path: () => '/settings?q=deposit',
    access: 'change-settings',
    heading: 'Settings',
  },
  { page: '/setup', access: 'owner', heading: 'Northlight is open' },
  { page: '/settings/studio', access: 'change-settings', heading: 'Email sender' },
  { page: '/settings/services', access: 'change-settings', heading: 'Services and prices' },
  { page: '/settings/services/new', access: 'change-settings', heading: newServiceTitle },
  { page: '/settings/services/import', access: 'change-settings', heading: importTitle },
  {
    page: '/settings/services/[id]',
    path: (own) => `/settings/services/${own.serviceId}`,
    access: 'change-settings',
    heading: 'Photos and revisions',
  },
  ...malformedIds.map((id) => ({
    page: '/settings/services/[id]',
    path: () => `/settings/services/${id}`,
    access: 'change-settings' as const,
    ...noService,
  })),
  { page: '/settings/coupons', access: 'change-settings', heading: 'Coupons' },
  { page: '/settings/cancellation', access: 'change-settings', heading: 'Cancellation terms' },
  { page: '/settings/legal', access: 'owner', heading: 'Terms and privacy' },
  { page: '/settings/public', access: 'change-settings', heading: 'Public page' },
  { page: '/settings/sellers', access: 'change-settings', heading: 'Checklist for sellers' },
  { page: '/settings/travel', access: 'change-settings', heading: 'Travel time' },
  { page: '/settings/invoices', access: 'change-settings', heading: 'Invoices' },
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
  {
    page: '/settings/pay/[photographerId]',
    path: (_own, other) => `/settings/pay/${other.photographerProfileId}`,
    access: 'owner',
    heading: 'Cleo Colleague',
  },
  { page: '/settings/security', access: 'owner', heading: requirementTexts.title },
  { page: '/settings/privacy', access: 'owner', heading: 'Privacy' },
  { page: '/settings/system', access: 'owner', heading: 'System' },
]
