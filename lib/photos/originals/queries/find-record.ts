import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { stateNames } from '@/lib/catalog/taxes/rules/states'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import {
  coverageFor,
  coveredBooking,
  coveringFor,
  mayOpenFullPhotos,
  openedBy,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { describeAlterations, sortAlterations } from '@/lib/photos/deliveries/words/alterations'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import { readChosenProfile } from '@/lib/photos/mls/operations/read-chosen-profile'
import { isUnverified } from '@/lib/photos/mls/rules/figures'
import { labelOf } from '@/lib/photos/mls/rules/labels'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { describeFigure } from '@/lib/photos/mls/words/describe-figure'
import { describeSource, figureTitles } from '@/lib/photos/mls/words/figures'
import { alteredPhotos, recordedFor } from '@/lib/photos/originals/policy'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { rulesOf } from '@/lib/photos/originals/rules/state-rules'
import type { BoardRule, DisclosureRecord, RecordedPair, RecordedPhoto } from '@/lib/photos/originals/schema'
import { notCheckedText } from '@/lib/photos/originals/words'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Finds what the disclosure record of a delivery says; null while an original isn't measured.
 * @throws NotFoundError if the delivery isn't visible to the actor, is locked, or has no altered photo that they open
 */
export async function findRecord(actor: Actor, deliveryId: string): Promise<DisclosureRecord | null> {
  const { timeZone, name: studioName } = await getStudio()
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, recordedFor(actor)] },
    select: {
      uploadedAt: true,
      ...coverageFor(actor),
      booking: {
        select: { propertyAddress: true, propertyState: true, propertyZip: true, ...coveredBooking },
      },
    },
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(coveringFor(actor, delivery)))) {
    throw new NotFoundError('Delivery not found')
  }
  const pairs = await findPairs(actor, deliveryId, timeZone)
  if (!pairs) return null
  const { booking, uploadedAt } = delivery
  const { state } = toTaxPlace(booking)
  const [board, shared] = await Promise.all([
    readChosenProfile(db(), actor, state),
    findState(actor, deliveryId),
  ])
  return {
    address: booking.propertyAddress,
    state: state && stateNames[state],
    studioName,
    today: todayIn(timeZone),
    deliveredOn: dateOf(uploadedAt, timeZone),
    deliveredAt: wallTimeOf(uploadedAt, timeZone),
    pairs,
    stateRules: rulesOf(state),
    board: board && toBoardRule(board),
    pageAddress: shared?.address ?? null,
  }
}

/** Finds the altered photos with their originals; null while one isn't measured. @throws NotFoundError if there are none */
async function findPairs(actor: Actor, deliveryId: string, timeZone: string): Promise<RecordedPair[] | null> {
  const opened = { AND: [{ deliveryId }, openedBy(actor)] }
  const [altered, unaltered] = await Promise.all([
    db().photo.findMany({
      where: { AND: [opened, alteredPhotos] },
      select: { ...photoFields, alterations: true, unalteredPhotoId: true },
      orderBy: { position: 'asc' },
      take: fullPhotoLimit,
    }),
    db().photo.findMany({
      where: { AND: [opened, { altered: { some: { AND: [openedBy(actor), alteredPhotos] } } }] },
      select: photoFields,
    }),
  ])
  if (altered.length === 0) throw new NotFoundError('Altered photos not found')
  const originals = new Map(unaltered.map((row) => [row.id, toRecorded(row, timeZone)]))
  const pairs = altered.flatMap((row) => {
    const recorded = toRecorded(row, timeZone)
    return recorded ? [{ recorded, row, original: originals.get(row.unalteredPhotoId ?? '') }] : []
  })
  if (pairs.length < altered.length || pairs.some(({ original }) => original === null)) return null
  return pairs.map(({ recorded, row, original }) => ({
    altered: recorded,
    unaltered: original ?? null,
    room: row.room ? roomNames[row.room] : '',
    alterations: describeAlterations(row.alterations),
    label: labelOf({ alterations: sortAlterations(row.alterations) }) ?? '',
  }))
}

const photoFields = {
  id: true,
  name: true,
  room: true,
  version: true,
  originalFile: {
    select: { key: true, contentType: true, sizeBytes: true, crc32: true, sha256: true, createdAt: true },
  },
  derivatives: { where: { kind: 'TILE' }, select: { file: { select: { key: true } } }, take: 1 },
} satisfies Prisma.PhotoSelect

/** Returns null while the original isn't measured. */
function toRecorded(
  { name, version, originalFile, derivatives }: Prisma.PhotoGetPayload<{ select: typeof photoFields }>,
  timeZone: string,
): RecordedPhoto | null {
  const { key, contentType, sizeBytes, crc32, sha256, createdAt } = originalFile
  if (crc32 === null || sha256 === null) return null
  return {
    name,
    version,
    uploadedOn: formatDate(dateOf(createdAt, timeZone)),
    contentType,
    key,
    pictureKey: derivatives[0]?.file.key ?? null,
    sizeBytes: Number(sizeBytes),
    crc32: Number(crc32),
    sha256,
  }
}

/** Returns what a board wants of altered photos, and of text on them if that's known. */
function toBoardRule(profile: MlsProfile): BoardRule {
  const { name, area, values, sources } = profile
  const figures = (['label', 'unaltered', 'pictureText'] as const).flatMap((figure) => {
    const { certainty, url } = sources[figure]
    const isUnchecked = certainty === 'UNCHECKED'
    if (isUnchecked && figure === 'pictureText') return []
    const wanted = describeFigure(figure, values)
    const text = wanted && isUnverified(profile, figure) ? `${wanted} (unverified)` : wanted
    const source = isUnchecked ? null : [describeSource(sources[figure]), url].filter(Boolean).join(' ')
    return [{ title: figureTitles[figure], text: text ?? notCheckedText, source }]
  })
  return { name, area, figures }
}
