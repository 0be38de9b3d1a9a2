import type { AccountStatus, Role } from '@/prisma/generated/enums'

/** What a new password must have, in the order and the words of the hints. */
export const passwordRules: readonly { label: string; isMet: (password: string) => boolean }[] = [
  { label: 'Min 8 characters', isMet: (password) => password.length >= 8 },
  { label: 'Uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { label: 'Lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { label: 'Number', isMet: (password) => /\p{Nd}/u.test(password) },
]

/** The rules of a new password that only the server can check, as one sentence for each use. */
export const guessablePasswords = {
  first: 'Common passwords, your name, and your email aren’t accepted.',
  change: 'Common passwords, your name, your email, and your current password aren’t accepted.',
} as const

export const currentPasswordText = 'Choose a password that is different from your current one.'

/** How a role is called on screen. */
export function roleLabel(role: Role): 'Admin' | 'Client' {
  return role === 'PHOTOGRAPHER' ? 'Admin' : 'Client'
}

/**
 * Why an account cannot be disabled, as a sentence; null when it can.
 * @param otherPhotographers how many photographers besides it are active
 */
export function disableAccountError(
  account: { role: Role; status: AccountStatus; isOwner: boolean },
  otherPhotographers: number,
): string | null {
  if (account.isOwner) return "The studio owner's account can't be disabled."
  if (account.status === 'DISABLED') return 'This account is disabled already.'
  if (account.status !== 'ACTIVE') return 'Only an active account can be disabled.'
  if (account.role === 'PHOTOGRAPHER' && otherPhotographers === 0) {
    return 'The last active photographer cannot be disabled.'
  }
  return null
}

/** How long a verification link works. */
export const verificationHours = 24

/** How long a link for a new password works. */
export const resetHours = 1

/** How long a person waits before a link is sent again. */
export const resendSeconds = 60

/** What is kept, and told, when a request is denied without a word of the photographer's own. */
export const denialNote = 'Account request denied by administrator'

/** What may become somebody's photo: bytes of the file, pixels of a side and of the whole picture. */
export const avatarLimits = { bytes: 5 * 1024 * 1024, minSidePx: 64, maxPixels: 50_000_000 } as const

/** A stored photo is a square of so many pixels. */
export const avatarSide = 512

/** The formats of a photo, for the platform's picker and for validating its content. */
export const avatarTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

export const unreadableAvatarText = 'This picture is damaged and cannot be read. Please choose another one.'

/** Why a file cannot be a photo, for what its type and its size in bytes say; null when they say nothing against it. */
export function avatarFileError({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (size > avatarLimits.bytes) return 'This file is larger than 5 MB. Please choose a smaller one.'
  if (!avatarTypes.includes(type)) return 'This file is not a JPEG, PNG or WebP picture.'
  return null
}

/** Why a picture of so many pixels cannot be a photo; null when it can. */
export function avatarPictureError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > avatarLimits.maxPixels) {
    return 'This picture has more than 50 megapixels. Please choose a smaller one.'
  }
  if (Math.min(width, height) < avatarLimits.minSidePx) {
    return 'This picture is too small. Please choose one of at least 64 by 64 pixels.'
  }
  return null
}
