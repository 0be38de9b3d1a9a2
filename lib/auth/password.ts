import 'server-only'
import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { FieldError } from '@/lib/platform/errors'
import { createSecret } from '@/lib/platform/secrets/secret'
import { type PasswordOwner, weaknessOf } from './weak-passwords'

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Checks and hashes a new password. This is the only function that hashes one someone chose, so that no weak password is ever
 * stored.
 * @param field the form field that shows the error
 * @throws AppError `invalid` for a common password or the owner's own name or email
 */
export async function hashNewPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword',
): Promise<string> {
  const weakness = await weaknessOf(password, owner)
  if (weakness) throw new FieldError(field, weakness)
  return hash(password, cost)
}

/** Returns the hash of a random password that nobody knows, for an account whose password must not work any more. */
export function hashUnknownPassword(): Promise<string> {
  return hash(createSecret().secret, cost)
}

let decoy: Promise<string> | undefined

/** Whether the password matches. Without a hash, verifies against a decoy, so that timing reveals nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password nobody has', cost)
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && matches
}

/** Returns a short digest of a password's hash, to detect password changes. Reveals nothing about the password. */
export function passwordFingerprint(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)
}
