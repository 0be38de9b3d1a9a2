import type { MailName, MailProps } from '@/emails/registry'
import { link, sampleOrigin } from './link'

/** Props for the emails about accounts and the team. */
export const accountSamples = {
  'verify-email': { fullName: 'José Nguyễn', link },
  'account-exists': { fullName: 'Sam Whitfield', link },
  'client-invited': { fullName: 'José Nguyễn', byName: 'Ava Lindqvist', link },
  'reset-password': { fullName: 'Sam Whitfield', link },
  'password-changed': { fullName: 'Sam Whitfield', changedAt: 'June 12, 2026, 14:05', link },
  'new-sign-in': {
    fullName: 'José Nguyễn',
    device: 'Samsung Internet on Android phone',
    network: '2001:db8:1::/48',
    signedInAt: 'June 12, 2026, 14:05',
    link,
  },
  'security-changed': {
    fullName: 'Sam Whitfield',
    change: 'passkey.added',
    detail: 'Chrome on Windows',
    changedAt: 'June 12, 2026, 14:05',
    link,
  },
  'factor-required': { fullName: 'José Nguyễn', from: 'June 12, 2026', link },
  'confirm-email': { fullName: 'José Nguyễn', link },
  'email-taken': {},
  'email-changed': {
    fullName: 'José Nguyễn',
    newEmail: 'jose.nguyen@oakandmain.example',
    changedAt: 'June 12, 2026, 14:05',
    undoUntil: 'June 15, 2026, 14:05',
    link,
  },
  'email-change-undone': { fullName: 'José Nguyễn', undoneAt: 'June 12, 2026, 14:05' },
  'approval-requested': {
    fullName: 'Ava Lindqvist',
    applicantName: 'Lee Moreno',
    applicantEmail: 'lee.moreno@example.com',
    link,
  },
  'team-invited': { byName: 'José Nguyễn', role: 'an editor', link },
  'brokerage-invited': { byName: 'José Nguyễn', brokerageName: 'Oak & Main Realty', link },
  'role-changed': { fullName: 'José Nguyễn', role: 'a coordinator' },
  'account-approved': { fullName: 'Lee Moreno', link },
  'account-denied': { fullName: 'Lee Moreno', note: 'Account request denied by administrator' },
  'account-disabled': { fullName: 'José Nguyễn' },
  'deletion-requested': {
    fullName: 'Marin Holt',
    clientName: 'José Nguyễn',
    clientEmail: 'jose.nguyen@oakandmain.example',
    link: `${sampleOrigin}/settings/privacy`,
  },
  'deletion-denied': {
    fullName: 'José Nguyễn',
    note: 'Your invoice of June 12 is still unpaid. Ask again once it is settled.',
  },
  'account-deleted': { fullName: 'José Nguyễn' },
  'test-email': { fullName: 'José Nguyễn', sentAt: 'June 12, 2026, 14:05 EDT', link },
  'account-enabled': { fullName: 'José Nguyễn', link },
} satisfies { [N in MailName]?: MailProps<N> }
