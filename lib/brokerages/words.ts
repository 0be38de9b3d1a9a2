import type { BrokerageRole } from '@/prisma/generated/enums'

export const brokerageTitle = 'Brokerage'
export const brokerageGoneTitle = 'Brokerage not found'
export const noBrokeragesTitle = 'No brokerages yet'
export const notInBrokerageTitle = "You don't belong to a brokerage"

export const newBrokerageText = 'New brokerage'
export const inviteText = 'Invite an agent'
export const priceListText = 'Price list'
export const editPricesText = 'Edit price list'
export const approveDomainText = 'Approve a domain'
export const leaveText = 'Leave brokerage'

export const roleNames: Record<BrokerageRole, string> = { ADMIN: 'Admin', MEMBER: 'Member' }
export const roleHints: Record<BrokerageRole, string> = {
  ADMIN: "Sees all of the brokerage's bookings, invoices, and photos, and manages its members.",
  MEMBER: "Books at the brokerage's prices.",
}

export const nameText = 'Enter the name of the brokerage'
export const sameNameText = 'There is already a brokerage with this name'
export const discountText = 'Enter a percentage from 0 to 100'
export const domainText = 'Enter a domain, such as oakandmain.com'
export const publicDomainText =
  'Anyone can get an address of this provider. Approve only domains that belong to the brokerage.'
export const takenDomainText = 'This domain is already approved for a brokerage'
export const alreadyMemberText = 'This person is already a member'
export const otherMemberText = 'You already belong to another brokerage. Leave it first.'
export const offerGoneText = 'This invitation has expired or was revoked. Ask the brokerage for a new one.'
export const lastAdminText = 'A brokerage needs an admin. Make another member an admin first.'
export const memberGoneText = 'This person is no longer a member'
export const hasBookingsText =
  "This brokerage has bookings, so it can't be deleted. Remove its members instead."
export const tooManyMembersText = 'This brokerage has too many members'
export const tooManyInvitationsText = 'There are too many open invitations. Revoke some first.'
export const tooManyDomainsText = 'This brokerage has too many domains'

/** What joining means, which a client agrees to by joining. */
export const joinConsequence =
  'The brokerage sees the bookings you make while you belong to it, with their invoices and photos. It never sees your messages, access details, or earlier bookings.'

/** What leaving means. */
export const leaveConsequence =
  "You'll book at the studio's own prices. The brokerage still sees the bookings you made with it."

/** `12.5% off` */
export function discountLabel(basisPoints: number): string {
  return `${basisPoints / 100}% off`
}

/** What the admin of a brokerage reads above a colleague's booking. */
export function overseenText(clientName: string): string {
  return `${clientName} booked this shoot. You can see it as an admin of the brokerage, but not change it.`
}

export const brokerageSubjects = {
  invited: (name: string) => `${name} invites you to join`,
}

export const brokerageNotifications = {
  invited: (name: string, byName: string) => ({
    title: brokerageSubjects.invited(name),
    message: `${byName} invited you. You can join or decline on the Brokerage page.`,
  }),
  offered: (name: string) => ({
    title: `Join ${name}?`,
    message: `Your email address belongs to ${name}. You can join it on the Brokerage page.`,
  }),
  joined: (name: string, memberName: string) => ({
    title: `${memberName} joined ${name}`,
    message: 'You see the bookings they make from now on.',
  }),
  removed: (name: string) => ({
    title: `You no longer belong to ${name}`,
    message: leaveConsequence,
  }),
}
