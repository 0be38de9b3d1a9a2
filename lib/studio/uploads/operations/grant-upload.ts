import 'server-only'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import type { UploadAllowance } from '@/lib/studio/uploads/limits'

const dayMs = 24 * 60 * 60_000

/** UploadThing stops accepting an upload's bytes after this time. */
const grantedForMs = 60 * 60_000

const gigabyte = 1024 ** 3

/**
 * Grants an account the upload of these files unless that exceeds its allowance. An account's requests are counted one
 * after another.
 * @returns the grant's id, for `recordArrival`
 * @throws AppError `too-many-requests` with the limit that was reached, `invalid` for an impossible size
 */
export async function grantUpload(
  allowance: UploadAllowance,
  profileId: string,
  files: readonly { size: number }[],
): Promise<string> {
  const { kind } = allowance
  await consumeAttempt(allowance.requests, profileId)
  // The sizes come from the browser.
  if (files.some(({ size }) => !Number.isSafeInteger(size) || size < 0)) {
    throw new AppError('invalid', 'The size of a file is missing.')
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${`upload-grant:${profileId}`}, 0))`
    const [used] = await tx.$queryRaw<{ files: number; bytes: bigint; inFlight: bigint }[]>`
      SELECT coalesce(sum(files), 0)::int AS files, coalesce(sum(bytes), 0)::bigint AS bytes,
        coalesce(sum(bytes - arrived_bytes) FILTER (WHERE created_at > ${before(grantedForMs)}), 0)::bigint
          AS "inFlight"
      FROM upload_grants
      WHERE profile_id = ${profileId}::uuid AND kind = ${kind} AND created_at > ${before(dayMs)}`
    assertWithin(allowance, {
      files: files.length + (used?.files ?? 0),
      bytes: bytes + Number(used?.bytes ?? 0),
      inFlight: bytes + Number(used?.inFlight ?? 0),
    })
    const grant = await tx.uploadGrant.create({
      data: { profileId, kind, files: files.length, bytes, createdAt: now() },
      select: { id: true },
    })
    return grant.id
  })
}

function assertWithin(
  { filesPerDay, gigabytesPerDay, gigabytesInFlight }: UploadAllowance,
  wanted: { files: number; bytes: number; inFlight: number },
): void {
  if (wanted.files > filesPerDay) {
    const limit = filesPerDay.toLocaleString('en-US')
    throw new AppError('too-many-requests', `You can upload ${limit} files in 24 hours. Try again later.`)
  }
  if (wanted.bytes > gigabytesPerDay * gigabyte) {
    throw new AppError(
      'too-many-requests',
      `You can upload ${gigabytesPerDay} GB in 24 hours. Try again later.`,
    )
  }
  if (wanted.inFlight > gigabytesInFlight * gigabyte) {
    const message = 'Too many uploads are in progress. Wait until some have finished, then try again.'
    throw new AppError('too-many-requests', message)
  }
}

const before = (ms: number) => new Date(now().getTime() - ms)
