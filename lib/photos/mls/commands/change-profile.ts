import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ProfileTexts } from '@/lib/photos/mls/rules/figures'
import { markOwnFigures } from '@/lib/photos/mls/rules/own-figures'
import { readProfileTexts, toProfileTexts } from '@/lib/photos/mls/rules/profile-texts'
import type { ChangeProfile } from '@/lib/photos/mls/schema/profiles'
import { profileGoneText } from '@/lib/photos/mls/words/profiles'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, EditConflictError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { invalidFieldsText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { assertNameAvailable, lockProfiles, pickProfile } from './lock-profiles'

/**
 * Updates a profile from its form; figures that were changed become the studio's own. Returns the saved texts.
 * @throws NotFoundError; AppError `conflict` if it has changed since the page was opened, `invalid` for what was typed
 */
export async function changeProfile(
  actor: Actor,
  { profileId, seen, ...typed }: ChangeProfile,
): Promise<ProfileTexts> {
  const today = todayIn((await getStudio()).timeZone)
  const { content: entered, errors } = readProfileTexts(typed, today)
  return db().$transaction(async (tx) => {
    const profiles = await lockProfiles(tx, actor)
    const before = pickProfile(profiles, profileId)
    if (before.deleted) throw new NotFoundError(profileGoneText)
    if (errors) {
      const fields = Object.entries(errors).map(([field, message]) => [field, [message]])
      throw new AppError('invalid', invalidFieldsText, Object.fromEntries(fields))
    }
    const was = toProfileTexts(before)
    if (editKey(was) !== seen) throw new EditConflictError()
    const content = markOwnFigures(before, entered, { byName: actor.fullName, on: today })
    const will = toProfileTexts(content)
    const changed = Object.keys(will).filter((field) => will[field] !== was[field])
    if (changed.length === 0) return will
    assertNameAvailable(profiles, content.name, profileId)
    await tx.mlsProfile.update({ where: { id: profileId }, data: { content }, select: { id: true } })
    await recordAudit(tx, actor, 'mls-profile.changed', profileId, {
      name: content.name,
      before: pick(was, changed),
      after: pick(will, changed),
    })
    return will
  })
}

function pick(texts: ProfileTexts, fields: readonly string[]): ProfileTexts {
  return Object.fromEntries(fields.map((field) => [field, texts[field] ?? '']))
}
