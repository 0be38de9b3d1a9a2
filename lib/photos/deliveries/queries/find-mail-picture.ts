import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mailPictureLimit } from '@/lib/photos/deliveries/limits'
import {
  coverageFor,
  coveringFor,
  maySeeVariant,
  openedBy,
  picturedFor,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { MailPictureGrant, MailPictureShape } from '@/lib/photos/deliveries/schema/mail-pictures'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findMailReader } from './find-mail-reader'
import { readMailPictureToken } from './mail-picture-address'

/** What a picture is drawn from: a file in storage, or a miniature of at most 24 px as base64. */
export type MailPictureSource = { shape: MailPictureShape } & ({ key: string } | { miniature: string })

/**
 * Finds what an email's picture shows now. The email's reader decides what that is, whoever loads it: the full photo only of
 * an email that was sent while they opened it, and while they still do; else what they see of a locked delivery.
 * @param address the IP address
 * @throws NotFoundError for an address that this server didn't sign or whose time is over, or if the reader doesn't see the
 * photo now; AppError `too-many-requests`
 */
export async function findMailPicture(token: string, address: string): Promise<MailPictureSource> {
  const today = todayIn((await getStudio()).timeZone)
  const grant = readMailPictureToken(token, today)
  if (!grant) throw new NotFoundError('Photo not found')
  await consumeAttempt(mailPictureLimit, address)
  const actor = await findMailReader({ id: grant.readerId })
  const source = actor && (await chooseSource(actor, grant, today))
  if (!source) throw new NotFoundError('Photo not found')
  return { ...source, shape: grant.shape }
}

async function chooseSource(actor: Actor, { photoId, look }: MailPictureGrant, today: CalendarDate) {
  const photo = await db().photo.findFirst({
    where: { id: photoId, state: 'READY', delivery: picturedFor(actor, today) },
    select: {
      isPreview: true,
      isFull: true,
      miniature: true,
      derivatives: {
        where: { kind: { in: ['SCREEN', 'PREVIEW'] } },
        select: { kind: true, file: { select: { key: true } } },
      },
      delivery: {
        select: { includedPhotos: true, ...coverageFor(actor) },
      },
    },
  })
  if (!photo) return null
  const { isFull, miniature, delivery } = photo
  const unlocked =
    look === 'clear' && isUnlocked(coveringFor(actor, delivery)) && (await isOpened(actor, photoId))
  const seen = { isPreview: photo.isPreview || delivery.includedPhotos !== null, isFull, unlocked }
  const fileOf = (kind: 'SCREEN' | 'PREVIEW') => photo.derivatives.find((one) => one.kind === kind)?.file
  const file =
    (maySeeVariant(actor, seen, 'screen') && fileOf('SCREEN')) ||
    (maySeeVariant(actor, seen, 'preview') && fileOf('PREVIEW'))
  if (file) return { key: file.key }
  return miniature === null ? null : { miniature }
}

/** Whether the photo is sold to this person, of an unlocked delivery. */
async function isOpened(actor: Actor, id: string): Promise<boolean> {
  return (await db().photo.count({ where: { AND: [{ id }, openedBy(actor)] } })) > 0
}
