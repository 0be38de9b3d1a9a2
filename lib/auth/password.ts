import 'server-only'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/** Whether the password fits. With no hash it works as long against a decoy, so that timing tells nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && matches
}
