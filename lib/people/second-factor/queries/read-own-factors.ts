import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { describeDevice } from '@/lib/auth/words'
import type { OwnFactors } from '@/lib/people/second-factor/schema'
import { db } from '@/lib/platform/data/db'
import { formatInstant, formatInstantDate, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** More than anyone has; older ones end by themselves. */
const maxDevices = 50

/** Returns the actor's factors, and the devices that aren't asked for them. */
export async function readOwnFactors({ userId }: Actor): Promise<OwnFactors> {
  const [user, { timeZone }] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        authenticator: { select: { confirmedAt: true, lastUsedAt: true } },
        passkeys: {
          select: { id: true, name: true, createdAt: true, lastUsedAt: true },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        },
        recoveryCodes: { select: { usedAt: true } },
        rememberedDevices: {
          where: { expiresAt: { gt: now() } },
          select: { id: true, browser: true, device: true, expiresAt: true },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: maxDevices,
        },
      },
    }),
    getStudio(),
  ])
  const usedAt = (at: Date | null) => at && formatInstant(at, timeZone)
  const { authenticator, passkeys, recoveryCodes, rememberedDevices } = user
  return {
    authenticator: authenticator?.confirmedAt
      ? {
          addedOn: formatInstantDate(authenticator.confirmedAt, timeZone),
          lastUsedAt: usedAt(authenticator.lastUsedAt),
        }
      : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedOn: formatInstantDate(createdAt, timeZone),
      lastUsedAt: usedAt(lastUsedAt),
    })),
    recoveryCodesLeft: recoveryCodes.filter(({ usedAt }) => usedAt === null).length,
    hasRecoveryCodes: recoveryCodes.length > 0,
    devices: rememberedDevices.map(({ id, expiresAt, ...caller }) => ({
      id,
      device: describeDevice(caller),
      until: formatInstantDate(expiresAt, timeZone),
    })),
  }
}
