import type { Mail } from './mail'

export type AccountExistsProps = { fullName: string; link: string }

/** Replaces the verification link for a known address: the sign-up page doesn't reveal which addresses have accounts. */
export const accountExists: Mail<AccountExistsProps> = {
  subject: (_props, studio) => `You already have a ${studio.name} account`,
  content: ({ fullName, link }) => ({
    preview: 'Sign in with your existing account.',
    reason: 'someone tried to sign up with this email address',
    heading: 'You already have an account',
    to: fullName,
    lead: 'someone tried to sign up with this email address, but it already has an account.',
    action: {
      href: link,
      label: 'Sign in',
      remark: "Wasn't you? You can ignore this email; nothing has changed.",
    },
  }),
}
