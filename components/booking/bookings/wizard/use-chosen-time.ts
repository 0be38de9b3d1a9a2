'use client'

import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { TimeProblem } from '@/components/calendar/availability/slot-notice'
import { replaceAddress } from '@/components/ui/page-address'
import { toast } from '@/components/ui/toast'
import { photosByDay } from '@/lib/booking/bookings/rules/go-live'
import { type GoLiveTimes, limitToGoLive } from '@/lib/booking/bookings/rules/go-live-times'
import { type Wizard, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { GoLive, Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { holdSlotAction, releaseSlotAction } from '@/lib/calendar/availability/actions'
import { findOtherRuns } from '@/lib/calendar/availability/rules/runs'
import { nearestSlots, onePerStart, startsWith } from '@/lib/calendar/availability/rules/slots'
import type {
  LinkedTime,
  Offer,
  ShortDrive,
  SlotChoice,
  SlotStart,
} from '@/lib/calendar/availability/schema/slots'
import type { Suggestion } from '@/lib/calendar/light/rules/suggest-time'
import type { Travel } from '@/lib/calendar/travel/schema'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import type { Place } from '@/lib/studio/places/schema'
import { type LiveOffer, listVisits, useOffer, type Visit } from './use-offer'

/** How many alternatives are offered for a time that is gone. */
const nearestCount = 4

export type ChosenTime = {
  /**
   * The available times that are long enough for the visit and make the go-live date, of the chosen photographer or all of them:
   * one for each start.
   */
  slots: SlotChoice[]
  /** Those who have such a time, by name. */
  photographers: { id: string; name: string }[]
  /** The one whose times are shown; null for all. */
  photographerId: string | null
  choosePhotographer: (photographerId: string | null) => void
  goLive: GoLiveTimes | null
  /** What the shown time means for the go-live date. */
  slotGoLive: GoLive | null
  /** The length of the visit. */
  minutes: number
  /** Whether the times for this visit have loaded. */
  isRead: boolean
  /** Where the visit would be; the studio's place as long as the property isn't known. */
  place: Place | null
  /** The longest visit that fits anywhere. */
  maxVisitMinutes: number
  /** Whether only times in the light of the services are available; a photographer who moves a shoot may choose others. */
  needsLight: boolean
  /** As in LiveOffer. */
  lastDay: LiveOffer['lastDay']
  readUpTo: LiveOffer['readUpTo']
  /** The chosen time; kept after it is gone, so that the page can name it. */
  slot: SlotChoice | null
  /** The time for people who don't mind; not held before it's chosen. Null also if none is suggested here. */
  suggested: Suggestion<SlotChoice> | null
  /** The chosen time, or as long as none was chosen the suggested one. */
  shown: SlotChoice | null
  /** The drive to the shown time, unless it's free. */
  travel: Travel | null
  /** The times that add the least driving, best first. */
  shortDrives: { slot: SlotChoice; detour: ShortDrive }[]
  problem: TimeProblem | null
  /** The start of a time that was chosen or linked to, and isn't available. */
  lostStart: SlotStart | null
  nearest: SlotChoice[]
  /** When the hold ends, in ms by this browser's clock. */
  heldUntil: number | null
  choose: (slot: SlotChoice) => void
  /** Marks the chosen time as gone. */
  lose: () => void
}

type ChosenTimeOptions = Omit<Visit, 'movingBookingId'> & {
  linked: LinkedTime | null
  liveOn: CalendarDate | null
  turnaround: Turnaround
  /** Suggests one of the available times; nothing where a time must be chosen. */
  suggest?: (slots: readonly SlotChoice[], place: Place | null) => Suggestion<SlotChoice> | null
}

/** Returns the time that the URL names among those long enough for the visit, and holds it after the services step. */
export function useChosenTime(
  initial: Offer,
  wizard: Wizard,
  { minutes, address, light, linked, liveOn, turnaround: { hours }, suggest }: ChosenTimeOptions,
): ChosenTime {
  const { slotId, rescheduleId, step } = wizard
  const movingBookingId = rescheduleId ?? undefined
  const visit = { minutes, address, light, movingBookingId }
  const offer = useOffer(initial, { ...visit, isShown: step !== 'services' })
  const { slots: offered, ownSlotIds, litStartIds } = offer
  const fitting = useMemo(
    () => listVisits({ slots: offered, ownSlotIds, litStartIds }, minutes),
    [offered, ownSlotIds, litStartIds, minutes],
  )
  const { times, lastDay, goLive } = useMemo(
    () => limitToGoLive(fitting, offer.lastDay, { liveOn, turnaroundHours: hours }),
    [fitting, offer.lastDay, liveOn, hours],
  )
  const open = times.find(({ id }) => id === slotId)
  const photographers = useMemo(() => listPhotographers(times), [times])
  const [wantedId, setWantedId] = useState<string | null>(null)
  // Back can lead to a time of someone else.
  const isWantedShown = photographers.some(({ id }) => id === wantedId) && (!open || isBy(open, wantedId))
  const photographerId = isWantedShown ? wantedId : null
  const { shortDrives: drives, travelFees } = offer
  const listed = useMemo(() => times.filter((slot) => isBy(slot, photographerId)), [times, photographerId])
  const slots = useMemo(
    () => onePerStart(listed, (slot) => rankOf(slot, { slotId, drives, travelFees })),
    [listed, slotId, drives, travelFees],
  )
  const shortDrives = drives.flatMap((detour) => {
    const slot = listed.find(({ id }) => id === detour.slotId)
    return slot ? [{ slot, detour }] : []
  })
  const [last, setLast] = useState<{ slot: SlotChoice; minutes: number } | null>(null)
  if (open && (open.slotIds.join() !== last?.slot.slotIds.join() || minutes !== last.minutes)) {
    setLast({ slot: open, minutes })
  }
  const known = last?.slot.id === slotId ? last : null
  const isTooLate = !open && fitting.some(({ id }) => id === slotId)
  // A slot that is too short for the changed visit, or too late to go live, is no longer a choice.
  const slot = open ?? (known?.minutes === minutes && !isTooLate ? known.slot : null)
  const suggested = useMemo(() => suggest?.(slots, offer.place) ?? null, [suggest, slots, offer.place])
  const shown = slot ?? (slotId ? null : (suggested?.visit ?? null))
  const isWanted = step !== 'services' && open !== undefined
  const hold = useHold(offer, isWanted ? open : null, visit)

  function choose(choice: SlotChoice) {
    if (choice.id === slotId) void hold.take(choice.id)
    else replaceAddress(wizardHref({ ...wizard, slotId: choice.id }))
  }

  function choosePhotographer(id: string | null) {
    setWantedId(id)
    if (!slotId || !slot || isBy(slot, id)) return
    const same = times.find((other) => isBy(other, id) && startsWith(other, slot))
    replaceAddress(wizardHref({ ...wizard, slotId: same?.id ?? null }))
  }

  function problem(): TimeProblem | null {
    if (open || !slotId) return hold.hasEnded ? 'hold-ended' : null
    if (isTooLate) return 'too-late'
    if (slot) return 'taken'
    if (!offer.isRead) return null
    if (offer.slots.every(({ id }) => id !== slotId)) return 'unknown'
    return findOtherRuns(offer.slots, minutes, []).some(({ id }) => id === slotId) ? 'no-light' : 'too-short'
  }

  const linkedStart = linked?.slotId === slotId ? linked : null
  const lostStart = slotId && !open ? (known?.slot ?? linkedStart) : null

  return {
    slots,
    photographers,
    photographerId,
    choosePhotographer,
    goLive,
    slotGoLive: shown && liveOn ? { liveOn, photosBy: photosByDay(shown, hours) } : null,
    minutes,
    isRead: offer.isRead,
    place: offer.place,
    maxVisitMinutes: offer.maxVisitMinutes,
    needsLight: offer.litStartIds !== null,
    lastDay,
    readUpTo: offer.readUpTo,
    slot,
    suggested,
    shown,
    travel: (shown && offer.travelFees[shown.photographerId]) ?? null,
    shortDrives,
    problem: problem(),
    lostStart,
    nearest: lostStart ? nearestSlots(slots, lostStart, nearestCount) : [],
    heldUntil: hold.until,
    choose,
    lose: () => slot && offer.drop(slot.id),
  }
}

/** Whether this photographer takes the time; anyone does for null. */
function isBy(slot: SlotChoice, photographerId: string | null): boolean {
  return photographerId === null || slot.photographerId === photographerId
}

function listPhotographers(slots: readonly SlotChoice[]): ChosenTime['photographers'] {
  const names = new Map(
    slots.map(({ photographerId, photographerName }) => [photographerId, photographerName]),
  )
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'))
}

type Ranked = { slotId: string | null; drives: Offer['shortDrives']; travelFees: Offer['travelFees'] }

/** Ranks the times that start at once: the chosen one, then by what the drive costs, then by how long it is. */
function rankOf({ id, photographerId }: SlotChoice, { slotId, drives, travelFees }: Ranked): number {
  if (id === slotId) return -1
  const place = drives.findIndex((drive) => drive.slotId === id)
  return (
    (travelFees[photographerId]?.feeCents ?? 0) + (place === -1 ? drives.length : place) / (drives.length + 1)
  )
}

/**
 * Holds the slots of the chosen time while the wizard shows it, and releases them when it shows none.
 * `until` is when the hold ends, in ms by this browser's clock, or null without a hold.
 * `hasEnded` is true once the hold has expired.
 */
function useHold(offer: LiveOffer, run: Pick<SlotChoice, 'id' | 'slotIds'> | null, visit: Visit) {
  const { hold, aheadMs } = offer
  const slotId = run?.id ?? null
  // A visit of another length is another run, even when it starts with the same slot.
  const runKey = run?.slotIds.join() ?? null
  const until = hold && hold.slotIds.join() === runKey ? Date.parse(hold.expiresAt) - aheadMs : null
  const [lastHeldKey, setLastHeldKey] = useState<string | null>(null)
  const [isTaking, setIsTaking] = useState(false)
  if (until !== null && lastHeldKey !== runKey) setLastHeldKey(runKey)

  async function take(wantedId: string) {
    setIsTaking(true)
    const result = await holdSlotAction({ slotId: wantedId, ...visit }).catch(() => null)
    setIsTaking(false)
    if (result?.ok) offer.setHold(result.data)
    else if (result?.code === 'slot-taken') offer.drop(wantedId)
    else if (result) toast.error('Error', result.message)
  }

  /** Releases only this tab's hold, because another tab may have its own. A failed release is harmless: holds expire. */
  function releaseHold(heldId: string) {
    setLastHeldKey(null)
    if (hold?.slotIds[0] === heldId) offer.setHold(null)
    releaseSlotAction({ slotId: heldId }).catch(() => null)
  }

  const follow = useEffectEvent((wantedId: string | null) => {
    if (wantedId && until === null) void take(wantedId)
    const heldId = lastHeldKey?.split(',')[0]
    if (!wantedId && heldId) releaseHold(heldId)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that grew or shrank needs a new hold
  useEffect(() => follow(slotId), [slotId, runKey])

  const end = useEffectEvent(() => {
    offer.setHold(null)
    void offer.refresh()
  })
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(end, until - now().getTime())
    return () => clearTimeout(timer)
  }, [until])

  return { until, hasEnded: runKey !== null && lastHeldKey === runKey && until === null && !isTaking, take }
}
