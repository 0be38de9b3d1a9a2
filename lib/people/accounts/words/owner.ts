import { invitationDays, resetHours } from '@/lib/people/accounts/limits'
import { describeHours } from './links'

/** What `npm run owner`, or `prisma/owner.mjs` in a deployment, says. */
export const ownerTexts = {
  verified: (email: string, fullName: string) =>
    `${email} is verified. Sign in with the password that was chosen when ${fullName} signed up.
If someone else signed up with this address, use reset-password now.`,
  invited: (email: string, link: string) =>
    `Open this link within ${invitationDays} days to choose the name and password of the owner's account, ${email}:

  ${link}

It can be used once. Keep it to yourself: it opens the account.`,
  reset: (email: string, link: string) =>
    `${email} is signed out everywhere. Open this link within ${describeHours(resetHours)} to choose a new password:

  ${link}

It can be used once. Keep it to yourself: it opens the account.`,
  factorsReset: (email: string) =>
    `Two-step sign-in of ${email} is off. They can sign in with their password.`,
}

/** Why it changed nothing. */
export const ownerErrors = {
  noAccount: (email: string) => `No account has the address ${email}. Use create for the owner's account.`,
  notPhotographer: (email: string) =>
    `${email} isn't the account of the owner or a photographer, so nothing was changed. Clients and other members verify their address and choose passwords only with the links that are emailed to them.`,
  alreadyVerified: (email: string) =>
    `${email} is already verified. Use reset-password to choose a new password.`,
  notOwner: (email: string) =>
    `${email} isn't the OWNER_EMAIL of this portal. Write OWNER_EMAIL=${email} into .env.local, or into the file with the variables of your deployment, restart the portal, and try again. The owner invites other photographers in Settings, Team.`,
  hasAccount: (email: string) =>
    `${email} already has an account. Use reset-password to choose a new password.`,
}
