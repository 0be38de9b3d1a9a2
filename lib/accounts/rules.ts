import type { AccountStatus, Role } from '@/prisma/generated/enums'
import { avatarLimits } from './limits'
import { avatarErrors, disableErrors } from './words'

/** The rules for a new password, in the order of their hints. */
export const passwordRules: readonly { label: string; isMet: (password: string) => boolean }[] = [
  { label: 'Min 8 characters', isMet: (password) => password.length >= 8 },
  { label: 'Uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'Lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'Number', isMet: (password) => /\p{Nd}/u.test(password) },
]

/** Returns a role's name on screen. */
export function roleLabel(role: Role): 'Admin' | 'Client' {
  return role === 'PHOTOGRAPHER' ? 'Admin' : 'Client'
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
  if (account.role === 'PHOTOGRAPHER' && otherPhotographers === 0) {
    return disableErrors.lastPhotographer
  }
  return null
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
