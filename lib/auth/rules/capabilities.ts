import type { AccountStatus, Role } from '@/prisma/generated/enums'

/**
 * What an active account may do, by role. Policies decide about single records: a client's are their own. What only the
 * studio's owner may do isn't here, because the owner is known by their address.
 */
const capabilities = {
  /** See bookings with their people and prices, and change those that concern them. */
  'open-bookings': ['CLIENT', 'PHOTOGRAPHER', 'COORDINATOR'],
  /** Approve, complete, and reassign bookings, and decide about late fees. */
  'manage-bookings': ['PHOTOGRAPHER', 'COORDINATOR'],
  /** Handle the bookings and invoices of every photographer, not only one's own. */
  'manage-all-bookings': ['COORDINATOR'],
  /** Book shoots for clients, and invite new ones. */
  'book-for-clients': ['PHOTOGRAPHER', 'COORDINATOR'],
  /** Change weekly hours, slots, booking rules, and blocked days. */
  'edit-calendars': ['PHOTOGRAPHER', 'COORDINATOR'],
  /** Change the calendar of every photographer, not only one's own. */
  'edit-all-calendars': ['COORDINATOR'],
  /** Share the day of a shoot with the seller, by a link without an account. */
  'share-with-sellers': ['CLIENT', 'PHOTOGRAPHER', 'COORDINATOR'],
  'open-invoices': ['CLIENT', 'PHOTOGRAPHER', 'COORDINATOR'],
  /** Send reminders, record payments, refund, void, and replace invoices. */
  'manage-invoices': ['PHOTOGRAPHER', 'COORDINATOR'],
  'exchange-messages': ['CLIENT', 'PHOTOGRAPHER', 'COORDINATOR'],
  /** Start, assign, and close conversations with clients. */
  'message-clients': ['PHOTOGRAPHER', 'COORDINATOR'],
  'answer-quotes': ['PHOTOGRAPHER', 'COORDINATOR'],
  'see-clients': ['PHOTOGRAPHER', 'COORDINATOR'],
  /** Open galleries, arrange their photos, and discuss changes. */
  'open-photos': ['CLIENT', 'PHOTOGRAPHER', 'EDITOR'],
  /** Open full photos and originals, whether or not they are paid or have expired. */
  'open-originals': ['PHOTOGRAPHER', 'EDITOR'],
  /** Upload photos, add them to deliveries, replace them, and send new versions. */
  'prepare-photos': ['PHOTOGRAPHER', 'EDITOR'],
  /** Prepare the photos of every photographer's bookings, not only one's own. */
  'prepare-all-photos': ['EDITOR'],
  /** Send deliveries at the price that was booked, or, with `price-photos`, at another. */
  'send-photos': ['PHOTOGRAPHER', 'EDITOR'],
  /** See which shoots wait for their photos, and who edits them. */
  'open-editing': ['PHOTOGRAPHER', 'EDITOR', 'COORDINATOR'],
  /** Choose who edits the photos of bookings that one handles. */
  'assign-editors': ['PHOTOGRAPHER', 'COORDINATOR'],
  /** Set what a delivery costs, its license, and how long it's open, and sell photos again. */
  'price-photos': ['PHOTOGRAPHER'],
  /** Read who was licensed to use the photos, and for what. */
  'open-licenses': ['CLIENT', 'PHOTOGRAPHER'],
  /** See how to get into a property. */
  'open-access-details': ['CLIENT', 'PHOTOGRAPHER'],
  'edit-property-pages': ['CLIENT', 'PHOTOGRAPHER'],
  'manage-portfolio': ['PHOTOGRAPHER'],
  /** See the studio's books and analytics. */
  'see-books': ['PHOTOGRAPHER'],
  'change-settings': ['PHOTOGRAPHER'],
  /** Approve photographers, and disable and enable accounts. */
  'manage-accounts': ['PHOTOGRAPHER'],
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof capabilities

/** `NEEDS_FACTOR`: an active account of the team that has to add a second factor before anything else. */
export type ActorStatus = AccountStatus | 'NEEDS_FACTOR'

/** The fields of an actor that determine what they may do. */
export type Capable = { role: Role; status: ActorStatus }

/** Whether the actor has a capability; false for accounts that aren't active. */
export function can(actor: Capable, capability: Capability): boolean {
  return actor.status === 'ACTIVE' && rolesWith(capability).includes(actor.role)
}

/** Returns the roles that have a capability. */
export function rolesWith(capability: Capability): Role[] {
  return [...capabilities[capability]]
}

/** The names of all capabilities. */
export const capabilityNames = Object.keys(capabilities) as Capability[]

/** The roles of the studio's team. */
export const teamRoles = ['PHOTOGRAPHER', 'EDITOR', 'COORDINATOR'] as const satisfies Role[]
export type TeamRole = (typeof teamRoles)[number]

/** Returns a role of the team. @throws for a client's */
export function toTeamRole(role: Role): TeamRole {
  const found = teamRoles.find((one) => one === role)
  if (!found) throw new Error(`${role} isn't a role of the team`)
  return found
}

/** The two sides of a booking, a conversation, and a request for changes. */
export type Side = Extract<Role, 'CLIENT' | 'PHOTOGRAPHER'>

/** Returns whose side a person is on: the client's, or the studio's. */
export function sideOf({ role }: { role: Role }): Side {
  return role === 'CLIENT' ? 'CLIENT' : 'PHOTOGRAPHER'
}

/** Whether this role is a client's. */
export function isClient({ role }: { role: Role }): boolean {
  return role === 'CLIENT'
}

/** The studio's team, in a Prisma filter: everyone but clients. */
export const teamRole = { not: 'CLIENT' } as const

/** Whether this role is that of someone who is booked for shoots. */
export function isPhotographer({ role }: { role: Role }): boolean {
  return role === 'PHOTOGRAPHER'
}
