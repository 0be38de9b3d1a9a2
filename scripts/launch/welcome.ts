import type { Environment, PortalEnvironment } from './environment'

/** What the database of a started portal has. */
export type Studio = { demoAccounts: number; hasOwner: boolean }

const demoAccounts = [
  ['ava@northlight.test', 'photographer and studio owner'],
  ['noah@northlight.test', 'photographer'],
  ['elle@northlight.test', 'editor'],
  ['cole@northlight.test', 'coordinator'],
  ['sam@harborrealty.test', 'client'],
  ['mia@oakandmain.test', 'client'],
  ['priya@summitridge.test', 'client, admin of a brokerage'],
  ['lee@pending.test', 'photographer awaiting approval'],
]

/** Returns what to do next with a portal that has started: who can sign in, and where the sandbox is. */
export function welcome(
  { APP_URL, OWNER_EMAIL, NORTHLIGHT_DEMO }: Environment & Pick<PortalEnvironment, 'APP_URL'>,
  { demoAccounts: count, hasOwner }: Studio,
  sandboxUrl: string | null,
): string[] {
  const isDemo = NORTHLIGHT_DEMO === '1'
  return [
    ...(isDemo && count > 0 ? signInAsDemo() : []),
    ...(!isDemo && count > 0 ? describeClosedDemo(count) : []),
    ...(hasOwner || (isDemo && count > 0) ? [] : inviteOwner(APP_URL, OWNER_EMAIL)),
    ...(sandboxUrl ? ['', `See the sandbox's emails, payments and files at ${sandboxUrl}`] : []),
  ]
}

function signInAsDemo(): string[] {
  const lines = demoAccounts.map(([email = '', role]) => `  ${email.padEnd(26)}${role}`)
  return ['Sign in with the password Northlight-2026 as', ...lines]
}

function describeClosedDemo(count: number): string[] {
  return [
    `The database has ${count} demo ${count === 1 ? 'account' : 'accounts'}. Nobody can sign in to them here.`,
    'Remove the demo with npm run remove-demo.',
  ]
}

function inviteOwner(appUrl: string, email: string | undefined): string[] {
  return email
    ? [`Sign up at ${appUrl}/auth as ${email}, photographer: this account becomes the studio's owner.`]
    : [
        "Set OWNER_EMAIL to your email address, start again, and sign up with it to become the studio's owner.",
      ]
}
