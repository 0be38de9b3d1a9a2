import { randomUUID } from 'node:crypto'
import { accountStateTitles } from '@/lib/people/accounts/words/signed-out'
import { codeTexts } from '@/lib/people/second-factor/words/sign-in'
import { deadLinkTitle } from '@/lib/platform/words'
import { forEveryState, type PageRow, redirectsWhenSignedIn, toDashboard } from './page-row'

const toSignIn = { redirectsTo: '/auth' }

export const signInPages: PageRow[] = [
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
    heading: deadLinkTitle,
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
  // Only who has entered a password.
  {
    page: '/auth/code',
    access: 'anyone',
    heading: '',
    overrides: { ...forEveryState(toSignIn), rememberedDevice: { heading: codeTexts.title } },
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
    heading: deadLinkTitle,
  })),
  { page: '/auth/invitation', access: 'anyone', heading: '', overrides: forEveryState(toSignIn) },
  {
    page: '/auth/invitation',
    path: () => `/auth/invitation?token=${randomUUID()}`,
    access: 'anyone',
    heading: deadLinkTitle,
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
    heading: deadLinkTitle,
  },
]
