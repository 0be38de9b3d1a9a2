import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { working } from '@/e2e/isolation/may-access'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'
import { notFoundPage, type PageRow } from './page-row'

const noConversation = notFoundPage('Conversation not found', 'Messages')
/** Pages that change factors ask for them first. */
const toConfirmation = (page: string) => ({
  redirectsTo: `/profile/security/confirm?next=${encodeURIComponent(`/profile/security/${page}`)}`,
})

export const accountPages: PageRow[] = [
  { page: '/support', access: 'client', heading: 'Contact & Support' },
  {
    page: '/support',
    path: (own) => `/support?conversation=${own.conversationId}`,
    access: 'client',
    heading: 'Twilight shots',
  },
  ...[(other: LinkedRecords) => other.conversationId, () => randomUUID()].map((id) => ({
    page: '/support',
    path: (_own: LinkedRecords, other: LinkedRecords) => `/support?conversation=${id(other)}`,
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
]
