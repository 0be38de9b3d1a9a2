import type { Role } from '@/prisma/generated/enums'

/** What a new password must have, in the order and the words of the hints. */
export const passwordRules: readonly { label: string; holds: (password: string) => boolean }[] = [
  { label: 'Min 8 characters', holds: (password) => password.length >= 8 },
  { label: 'Uppercase', holds: (password) => /\p{Lu}/u.test(password) },
  { label: 'Lowercase', holds: (password) => /\p{Ll}/u.test(password) },
  { label: 'Number', holds: (password) => /\p{Nd}/u.test(password) },
]

/** How a role is called on screen. */
export function roleLabel(role: Role): 'Admin' | 'Client' {
  return role === 'PHOTOGRAPHER' ? 'Admin' : 'Client'
}

/** How long a verification link works. */
export const verificationHours = 24

/** How long a person waits before a link is sent again. */
export const resendSeconds = 60

/** What is kept, and told, when a request is denied. */
export const denialNote = 'Account request denied by administrator'
