import type { AccountStatus, Role } from '@/prisma/generated/enums'

/**
 * What an active account may do, by role. Policies decide about single records: a client's are their own. What only the
 * studio's owner may do isn't here, because the owner is known by their address.
 */
const capabilities = {
  /** See bookings with their people and prices, and change those that concern them. */
  'open-bookings': ['CLIENT', 'PHOTOGRAPHER'],
  /** Approve, complete, and reassign bookings, and decide about late fees. */
  'manage-bookings': ['PHOTOGRAPHER'],
  'open-invoices': ['CLIENT', 'PHOTOGRAPHER'],
  /** Send reminders, record payments, refund, void, and replace invoices. */
  'manage-invoices': ['PHOTOGRAPHER'],
  'exchange-messages': ['CLIENT', 'PHOTOGRAPHER'],
  /** Start, assign, and close conversations with clients. */
  'message-clients': ['PHOTOGRAPHER'],
  'answer-quotes': ['PHOTOGRAPHER'],
  'see-clients': ['PHOTOGRAPHER'],
  /** Open galleries, arrange their photos, and discuss changes. */
  'open-photos': ['CLIENT', 'PHOTOGRAPHER'],
  /** Open full photos and originals, whether or not they are paid or have expired. */
  'open-originals': ['PHOTOGRAPHER'],
  /** Upload photos, add them to deliveries, replace them, and send new versions. */
  'prepare-photos': ['PHOTOGRAPHER'],
  /** Send deliveries with their invoice and license, and change how long they are open. */
  'send-photos': ['PHOTOGRAPHER'],
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
  const roles: readonly Role[] = capabilities[capability]
  return actor.status === 'ACTIVE' && roles.includes(actor.role)
}

/** The names of all capabilities. */
export const capabilityNames = Object.keys(capabilities) as Capability[]

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
