import { z } from 'zod'
import { limits } from '@/lib/people/accounts/limits'
import { fieldErrors } from '@/lib/people/accounts/words/fields'

export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(limits.email, { error: fieldErrors.longEmail, abort: true })
  .pipe(z.email({ error: 'Invalid email address' }))

/** Not trimmed: leading and trailing spaces are part of a password. */
export const Password = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(8, { error: fieldErrors.shortPassword, abort: true })
  .max(limits.password, { error: fieldErrors.longPassword, abort: true })

export const NewPassword = Password.regex(/(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})/su, {
  error: fieldErrors.simplePassword,
})

/** A person's name in any script: José, O'Brien-Smith, Nguyễn. Normalized to NFC. */
export const FullName = z
  .string({ error: 'Full name is required' })
  .normalize('NFC')
  .trim()
  .min(1, { error: 'Full name is required', abort: true })
  .max(limits.fullName, { error: fieldErrors.longName, abort: true })
  .regex(/^[\p{L}\p{M} '’-]*\p{L}[\p{L}\p{M} '’-]*$/u, {
    error: fieldErrors.nameCharacters,
  })

const emptyToNull = (value: string) => value || null

/** An optional phone number; an empty field becomes null. */
export const Phone = z
  .string()
  .trim()
  .max(limits.phone, { error: fieldErrors.phone, abort: true })
  .refine((phone) => phone === '' || /^\+?[1-9]\d{0,15}$/.test(phone.replace(/[ \-()]/g, '')), {
    error: fieldErrors.phone,
  })
  .transform(emptyToNull)

export const Company = z
  .string()
  .trim()
  .max(limits.company, { error: fieldErrors.longCompany })
  .transform(emptyToNull)

/** The page to open afterward. */
export const NextPath = z.string().max(2000).optional()

/** The secret of an emailed link. */
export const Secret = z.string().min(1).max(200)

export const newPasswordTwice = {
  newPassword: NewPassword,
  confirmPassword: z.string({ error: fieldErrors.missingConfirmation }).min(1, {
    error: fieldErrors.missingConfirmation,
  }),
}

export function passwordsMatch(typed: { newPassword: string; confirmPassword: string }): boolean {
  return typed.confirmPassword === '' || typed.newPassword === typed.confirmPassword
}

export const mismatch = {
  error: "Passwords don't match",
  path: ['confirmPassword'],
  // Without this, zod skips the check while any other field is invalid.
  when: ({ value }: { value: unknown }) => areTyped(value),
}

function areTyped(value: unknown): boolean {
  const typed = value as { newPassword?: unknown; confirmPassword?: unknown } | null
  return typeof typed?.newPassword === 'string' && typeof typed.confirmPassword === 'string'
}
