import { invitationDays } from '@/lib/people/accounts/limits'

export const invitationSentTitle = 'Invitation sent'
export const resendFailedText = 'Failed to resend the invitation'

/** Shown while the portal has no owner. */
export const connectOwnerText = 'Please connect the studio owner first.'
/** Why an account can't be disabled. */
export const disableErrors = {
  owner: "The studio owner's account can't be disabled.",
  disabled: 'This account is already disabled.',
  notActive: 'Only an active account can be disabled.',
  lastPhotographer: "The last active photographer can't be disabled.",
}

/** The roles of the team, for choosing one. */
export const roleChoices = {
  PHOTOGRAPHER: {
    title: 'Photographer',
    hint: 'Shoots, sends photos and invoices, and changes settings.',
  },
  EDITOR: {
    title: 'Editor',
    hint: 'Uploads and prepares photos. Sees no money, messages, or contact details.',
  },
  COORDINATOR: {
    title: 'Coordinator',
    hint: 'Runs bookings, clients, messages, and invoices. Opens no photos or settings.',
  },
}

export const invitationTexts = {
  open: 'Invite someone',
  title: 'Invite someone to your team',
  submit: 'Send invitation',
  sent: (email: string) => `${email} has ${invitationDays} days to accept.`,
  sentTitle: invitationSentTitle,
  revoked: (email: string) => `The link sent to ${email} no longer works.`,
  revokedTitle: 'Invitation revoked',
  gone: 'This invitation was already accepted or revoked.',
  isMember: 'This person is already on your team.',
  isClient: 'This address belongs to a client account. Ask them for another address.',
  isApplicant: 'This person asked to join. Approve them in the list below instead.',
  isInvited: 'This address is already invited. Resend the invitation instead.',
  hasAccount:
    'This address already has an account. Sign in with it, or ask the studio to invite another address.',
}

export const joinTitle = (studio: string) => `Join ${studio}`

/** How a role is named within a sentence. */
export const roleNouns = {
  PHOTOGRAPHER: 'a photographer',
  EDITOR: 'an editor',
  COORDINATOR: 'a coordinator',
}

export const roleTexts = {
  changed: (fullName: string) => `${fullName} was signed out and gets the new role at the next sign-in.`,
  changedTitle: 'Role changed',
  owner: "The studio owner's role can't be changed.",
  notActive: 'Only the role of an active account can be changed.',
  notTeam: "A client's role can't be changed.",
  openWork: 'Reassign their open bookings first.',
}
