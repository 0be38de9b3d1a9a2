import 'server-only'
import { randomUUID } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { passwordFingerprint } from './password'

export const deviceCookieName = 'northlight.device'
/** Half a year since the last sign-in. */
export const deviceSeconds = 180 * 24 * 60 * 60

const Device = z.object({ deviceId: z.uuid(), userId: z.uuid(), mark: z.string() })
type Device = z.output<typeof Device>

/**
 * Creates a token stating that the person signed in from this device with their current password. It grants no access; it
 * only gives the device's sign-in attempts their own rate limit.
 * @param previous the device's last token; for the same person, the device keeps its id and its count
 */
export async function sealKnownDevice(userId: string, previous: string | null): Promise<string> {
  const known = previous === null ? null : await openToken(previous)
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  const device: Device = {
    deviceId: known?.userId === userId ? known.deviceId : randomUUID(),
    userId,
    mark: passwordFingerprint(passwordHash),
  }
  return encode({ token: { device }, ...seal(), maxAge: deviceSeconds })
}

/** Returns the id of a known device of the address's account; null for any other, and after a password change. */
export async function recognizeDevice(token: string | null, email: string): Promise<string | null> {
  const device = token === null ? null : await openToken(token)
  if (!device) return null
  const user = await db().user.findUnique({
    where: { id: device.userId },
    select: { email: true, passwordHash: true },
  })
  if (user?.email.toLowerCase() !== email.trim().toLowerCase()) return null
  return passwordFingerprint(user.passwordHash) === device.mark ? device.deviceId : null
}

async function openToken(token: string): Promise<Device | null> {
  try {
    const payload = await decode({ token, ...seal() })
    return Device.parse(payload?.device)
  } catch {
    return null
  }
}

/** The cookie's name is the salt, so that no other token of the portal is accepted. */
function seal() {
  return { secret: env().AUTH_SECRET, salt: deviceCookieName }
}
