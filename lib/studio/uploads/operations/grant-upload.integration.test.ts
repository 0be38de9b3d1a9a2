import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { deleteExpiredGrants } from '@/lib/studio/uploads/commands/delete-expired-grants'
import type { UploadAllowance } from '@/lib/studio/uploads/limits'
import { grantUpload } from './grant-upload'
import { recordArrival } from './record-arrival'

useDatabase()

const megabyte = 1024 ** 2
let profileId: string
beforeEach(async () => {
  profileId = (await createPerson('CLIENT')).profileId
})

const allowance = (changes: Partial<UploadAllowance> = {}): UploadAllowance => ({
  kind: 'photo',
  requests: { name: 'test-grants', attempts: 1000, seconds: 60 },
  filesPerDay: 1000,
  gigabytesPerDay: 1000,
  gigabytesInFlight: 1000,
  ...changes,
})
const files = (count: number, size = megabyte) => Array.from({ length: count }, () => ({ size }))
/** Asks this often at the same moment; how often it was granted. */
async function grantAtOnce(times: number, rule: UploadAllowance, wanted = files(1)): Promise<number> {
  const grants = Array.from({ length: times }, () => grantUpload(rule, profileId, wanted))
  const results = await Promise.allSettled(grants)
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('thirty requests at once get as many files as a day allows, and no more', async () => {
  expect(await grantAtOnce(30, allowance({ filesPerDay: 10 }))).toBe(10)
  const sentence = 'You can upload 10 files in 24 hours. Try again later.'
  await expect(grantUpload(allowance({ filesPerDay: 10 }), profileId, files(1))).rejects.toThrow(sentence)
})

test('one request for many files counts each of them', async () => {
  const rule = allowance({ filesPerDay: 10 })
  await grantUpload(rule, profileId, files(8))
  await expect(grantUpload(rule, profileId, files(3))).rejects.toThrow('10 files in 24 hours')
  await grantUpload(rule, profileId, files(2))
})

test('bytes in flight are bounded at once, and an arrival makes room for the next', async () => {
  const rule = allowance({ gigabytesInFlight: 1 })
  const half = files(1, 512 * megabyte)
  expect(await grantAtOnce(12, rule, half)).toBe(2)
  await expect(grantUpload(rule, profileId, half)).rejects.toThrow('Too many uploads are in progress.')
  const [grant] = await db().uploadGrant.findMany({ where: { profileId } })
  // Reported twice it has arrived once.
  await recordArrival(grant?.id ?? '', 512 * megabyte)
  await recordArrival(grant?.id ?? '', 512 * megabyte)
  expect(await grantAtOnce(5, rule, half)).toBe(1)
})

test('what never arrived is in flight for an hour, and counts for the day', async () => {
  const rule = allowance({ gigabytesInFlight: 1, gigabytesPerDay: 2 })
  await grantUpload(rule, profileId, files(1, 1024 * megabyte))
  await age('61 minutes')
  await grantUpload(rule, profileId, files(1, 1024 * megabyte))
  await age('61 minutes')
  await expect(grantUpload(rule, profileId, files(1))).rejects.toThrow('You can upload 2 GB in 24 hours.')
  await age('24 hours')
  await grantUpload(rule, profileId, files(1))
  await deleteExpiredGrants()
  expect(await db().uploadGrant.count({ where: { profileId } })).toBe(1)
})

test('another kind and another account have an allowance of their own', async () => {
  const rule = allowance({ filesPerDay: 1 })
  await grantUpload(rule, profileId, files(1))
  await grantUpload({ ...rule, kind: 'attachment' }, profileId, files(1))
  await grantUpload(rule, (await createPerson('CLIENT')).profileId, files(1))
})

test.each([-1, 0.5, Number.NaN, 2 ** 60])(
  'a file of %s bytes is not granted, and frees nothing',
  async (size) => {
    await expect(grantUpload(allowance(), profileId, [{ size }])).rejects.toThrow('size of a file')
    expect(await db().uploadGrant.count({ where: { profileId } })).toBe(0)
  },
)

test('requests in a short time are limited whatever they ask for', async () => {
  const rule = allowance({ requests: { name: 'test-requests', attempts: 5, seconds: 60 } })
  expect(await grantAtOnce(20, rule, [])).toBe(5)
})

async function age(interval: string): Promise<void> {
  await db().$executeRaw`
    UPDATE upload_grants SET created_at = created_at - ${interval}::interval WHERE profile_id = ${profileId}::uuid`
}
