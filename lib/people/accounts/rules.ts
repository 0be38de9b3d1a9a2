import { isClient, isPhotographer } from '@/lib/auth/rules/capabilities'
import type { OpenMatters } from '@/lib/people/accounts/schema/administration'
import { countOf } from '@/lib/platform/words'
import type { AccountStatus, AccountTokenPurpose, Role } from '@/prisma/generated/enums'
import { avatarLimits } from './limits'
import { avatarErrors } from './words/avatar'
import { deletionBlockedText, formerClientName } from './words/deletion'
import { disableErrors, roleTexts } from './words/team'

/** The links that set a password: after it was forgotten, and the first one of an account that the studio created. */
export const passwordPurposes = ['RESET_PASSWORD', 'INVITATION'] as const satisfies AccountTokenPurpose[]

/** The rules for a new password, in the order of their hints. */
export const passwordRules: readonly { label: string; isMet: (password: string) => boolean }[] = [
  { label: 'Min 8 characters', isMet: (password) => password.length >= 8 },
  { label: 'Uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'Lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'Number', isMet: (password) => /\p{Nd}/u.test(password) },
]

/** A role's name on screen. */
export const roleLabels = {
  CLIENT: 'Client',
  PHOTOGRAPHER: 'Admin',
  EDITOR: 'Editor',
  COORDINATOR: 'Coordinator',
} as const satisfies Record<Role, string>

/** Returns why someone's role can't be changed, as a sentence; null when it can be. */
export function changeRoleError(account: {
  role: Role
  status: AccountStatus
  isOwner: boolean
}): string | null {
  if (account.isOwner) return roleTexts.owner
  if (isClient(account)) return roleTexts.notTeam
  return account.status === 'ACTIVE' ? null : roleTexts.notActive
}

/**
 * Returns why an account can't be disabled, as a sentence; null when it can be.
 * @param otherPhotographers the number of other active photographers
 */
export function disableAccountError(
  account: { role: Role; status: AccountStatus; isOwner: boolean },
  otherPhotographers: number,
): string | null {
  if (account.isOwner) return disableErrors.owner
  if (account.status === 'DISABLED') return disableErrors.disabled
  if (account.status !== 'ACTIVE') return disableErrors.notActive
  if (isPhotographer(account) && otherPhotographers === 0) {
    return disableErrors.lastPhotographer
  }
  return null
}

/** What a profile holds once its personal data was deleted. `.invalid` never receives email: RFC 2606, section 2. */
export function withoutPerson(profileId: string): { fullName: string; email: string } {
  return { fullName: formerClientName, email: `deleted-${profileId.slice(0, 8)}@deleted.invalid` }
}

/**
 * Returns why a client's account can't be deleted yet, as a sentence; null when it can be. The studio still needs to reach
 * someone whose shoot or payment is open.
 */
export function deletionObstacle({ openBookings, openPayments }: OpenMatters): string | null {
  const open = [
    ...(openBookings > 0 ? [countOf(openBookings, 'open booking')] : []),
    ...(openPayments > 0 ? [countOf(openPayments, 'open payment')] : []),
  ]
  return open.length > 0 ? `${deletionBlockedText} ${open.join(' and ')}.` : null
}

/** The width and height of a stored photo, in px. */
export const avatarSide = 512

/** The accepted content types of a photo. */
export const avatarTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns why a file's type or size, in bytes, rules it out as a photo; null when it doesn't. */
export function avatarFileError({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return avatarErrors.empty
  if (size > avatarLimits.bytes) return avatarErrors.tooLarge
  if (!avatarTypes.includes(type)) return avatarErrors.wrongType
  return null
}

/** Returns why an image's dimensions, in px, rule it out as a photo; null when they don't. */
export function avatarPictureError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > avatarLimits.maxPixels) return avatarErrors.tooManyPixels
  if (Math.min(width, height) < avatarLimits.minSidePx) return avatarErrors.tooSmall
  return null
}
