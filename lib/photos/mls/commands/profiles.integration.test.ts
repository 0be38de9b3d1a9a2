import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { findProfile } from '@/lib/photos/mls/queries/find-profile'
import { listProfiles } from '@/lib/photos/mls/queries/list-profiles'
import { presets } from '@/lib/photos/mls/rules/presets'
import { toProfileTexts } from '@/lib/photos/mls/rules/profile-texts'
import { nameTakenText, universalNeededText } from '@/lib/photos/mls/words/profiles'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addProfile } from './add-profile'
import { changeProfile } from './change-profile'
import { deleteProfile } from './delete-profile'
import { restoreProfile } from './restore-profile'
import { setProfileActive } from './set-profile-active'

useDatabase({ fresh: 'test' })

let photographer: Actor
let client: Actor

beforeEach(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
})

async function idOf(name: string): Promise<string> {
  const found = (await listProfiles(photographer)).find((profile) => profile.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found.id
}

/** Returns what the form of an opened profile sends after changing some of its texts. */
async function editOf(profileId: string, typed: Record<string, string>) {
  const profile = await findProfile(photographer, profileId)
  if (!profile) throw new Error('no profile')
  const texts = toProfileTexts(profile)
  return { profileId, seen: editKey(texts), ...texts, ...typed }
}

const auditOf = (subjectId: string) =>
  db().auditEntry.findMany({ where: { subjectId }, orderBy: { createdAt: 'asc' }, select: { action: true } })

test('every preset is there from the start, the universal one first', async () => {
  const profiles = await listProfiles(client)
  expect(profiles[0]?.name).toBe('Universal')
  expect(profiles.map(({ name }) => name).sort()).toEqual(
    Object.values(presets)
      .map(({ name }) => name)
      .sort(),
  )
})

describe('an edit', () => {
  test('is saved and audited, and can be undone by restoring the preset', async () => {
    const id = await idOf('Stellar MLS')
    await changeProfile(photographer, await editOf(id, { maxPhotos: '100', name: 'Stellar' }))
    const edited = await findProfile(photographer, id)
    expect(edited).toMatchObject({ name: 'Stellar', isEdited: true, values: { maxPhotos: 100 } })
    const restored = await restoreProfile(photographer, id)
    const profile = await findProfile(photographer, id)
    expect(profile).toMatchObject({ ...presets.stellar, isEdited: false })
    expect(profile && restored).toEqual(profile && toProfileTexts(profile))
    const actions = (await auditOf(id)).map(({ action }) => action)
    expect(actions).toEqual(['mls-profile.changed', 'mls-profile.restored'])
  })

  test('makes a changed figure the studio’s, with its date and person', async () => {
    const id = await idOf('Canopy MLS')
    const checkedOn = todayIn('America/New_York')
    await changeProfile(photographer, await editOf(id, { maxKilobytes: '5000' }))
    const edited = await findProfile(photographer, id)
    expect(edited?.sources.fileSize).toEqual({
      certainty: 'OWN',
      name: photographer.fullName,
      url: '',
      checkedOn,
      note: '',
    })
    // The others stay the board's.
    expect(edited?.sources.largest).toEqual(presets.canopy?.sources.largest)
    const colleague = await createPerson('PHOTOGRAPHER')
    await changeProfile(colleague, await editOf(id, { maxKilobytes: '4000' }))
    expect((await findProfile(photographer, id))?.sources.fileSize.name).toBe(colleague.fullName)
  })

  test('keeps the source that is named with the new figure', async () => {
    const id = await idOf('Canopy MLS')
    const named = { fileSizeSourceName: 'Canopy MLS help', fileSizeSourceCheckedOn: '2026-11-21' }
    await changeProfile(photographer, await editOf(id, { maxKilobytes: '5000', ...named }))
    expect((await findProfile(photographer, id))?.sources.fileSize).toMatchObject({
      certainty: 'BOARD',
      name: 'Canopy MLS help',
    })
  })

  test('of an older version is rejected', async () => {
    const id = await idOf('Universal')
    const [mine, theirs] = [await editOf(id, { maxPhotos: '10' }), await editOf(id, { maxPhotos: '20' })]
    const outcomes = await Promise.allSettled([
      changeProfile(photographer, mine),
      changeProfile(photographer, theirs),
    ])
    const codes = outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : 'ok'))
    expect(codes.sort()).toEqual(['conflict', 'ok'])
  })

  test('with an invalid figure or a name in use is rejected under the field', async () => {
    const id = await idOf('Universal')
    await expect(changeProfile(photographer, await editOf(id, { maxKilobytes: '1' }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { maxKilobytes: [expect.any(String)] },
    })
    await expect(changeProfile(photographer, await editOf(id, { name: 'crmls' }))).rejects.toMatchObject({
      fields: { name: [nameTakenText] },
    })
  })
})

test('a copy starts with the figures of its original and a name of its own', async () => {
  const original = await idOf('CRMLS')
  const { profileId } = await addProfile(photographer, { copyOf: original })
  const second = await addProfile(photographer, { copyOf: original })
  expect(await findProfile(photographer, profileId)).toMatchObject({
    name: 'CRMLS (copy)',
    isPreset: false,
    values: presets.crmls?.values,
  })
  expect(await findProfile(photographer, second.profileId)).toMatchObject({ name: 'CRMLS (copy 2)' })
  await deleteProfile(photographer, profileId)
  expect(await db().mlsProfile.count({ where: { id: profileId } })).toBe(0)
})

test('a new profile is hidden from clients until it is activated', async () => {
  const { profileId } = await addProfile(photographer, { copyOf: null })
  const ids = async (actor: Actor) => (await listProfiles(actor)).map(({ id }) => id)
  expect(await ids(client)).not.toContain(profileId)
  expect(await ids(photographer)).toContain(profileId)
  await setProfileActive(photographer, { profileId, active: true })
  expect(await ids(client)).toContain(profileId)
})

test('clients see only active profiles', async () => {
  const id = await idOf('Realtracs')
  await setProfileActive(photographer, { profileId: id, active: false })
  const names = async (actor: Actor) => (await listProfiles(actor)).map(({ name }) => name)
  expect(await names(client)).not.toContain('Realtracs')
  expect(await names(photographer)).toContain('Realtracs')
})

test('a deleted preset can be restored, unless another profile has taken its name', async () => {
  const id = await idOf('Doorify MLS')
  await deleteProfile(photographer, id)
  await deleteProfile(photographer, id)
  expect((await listProfiles(client)).map(({ name }) => name)).not.toContain('Doorify MLS')
  expect(await findProfile(photographer, id)).toBeNull()
  const { profileId } = await addProfile(photographer, { copyOf: null })
  await changeProfile(photographer, await editOf(profileId, { name: 'Doorify MLS' }))
  await expect(restoreProfile(photographer, id)).rejects.toMatchObject({ fields: { name: [nameTakenText] } })
  await deleteProfile(photographer, profileId)
  await restoreProfile(photographer, id)
  expect((await listProfiles(client)).map(({ name }) => name)).toContain('Doorify MLS')
})

test('the universal profile is always there', async () => {
  const profileId = await idOf('Universal')
  const rejected = { code: 'conflict', message: universalNeededText }
  await expect(deleteProfile(photographer, profileId)).rejects.toMatchObject(rejected)
  await expect(setProfileActive(photographer, { profileId, active: false })).rejects.toMatchObject(rejected)
})

test('only active photographers can edit profiles', async () => {
  const profileId = await idOf('CRMLS')
  const edit = await editOf(profileId, { name: 'Mine' })
  for (const actor of [client, { ...photographer, status: 'DISABLED' as const }]) {
    const outcomes = await Promise.allSettled([
      addProfile(actor, { copyOf: null }),
      changeProfile(actor, edit),
      setProfileActive(actor, { profileId, active: false }),
      deleteProfile(actor, profileId),
      restoreProfile(actor, profileId),
    ])
    const codes = outcomes.map((one) => one.status === 'rejected' && one.reason.code)
    expect(codes).toEqual(Array(5).fill('forbidden'))
    expect(await findProfile(actor, profileId)).toBeNull()
  }
})
