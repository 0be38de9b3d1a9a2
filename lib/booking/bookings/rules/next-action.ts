import type { Side } from '@/lib/auth/rules/capabilities'
import type { Step } from '@/lib/booking/bookings/schema/shoot-day'
import type { BookingStatus } from '@/prisma/generated/enums'
import { isLive } from './moves'

/** What the page of a booking offers first. */
export type NextAction =
  | Step
  | 'approve'
  | 'send-photos'
  | 'remind'
  | 'choose-photos'
  | 'pay'
  | 'view-photos'
  | 'call'
  | 'add-access'
  | 'add-to-calendar'
  | 'book-again'
  | 'message'

type Hub = {
  reader: Side
  status: BookingStatus
  /** Whether the shoot is today, and whether its end has passed. */
  isToday: boolean
  isOver: boolean
  /** The step that its photographer can record now, if that's the reader. */
  step: Step | null
  mayApprove: boolean
  canSendPhotos: boolean
  /** Whether the reader can open delivered photos. */
  hasPhotos: boolean
  /** Whether the reader has photos to choose before they pay. */
  canChoose: boolean
  /** Whether the reader has an invoice to pay, or can send a reminder of one. */
  canPay: boolean
  canRemind: boolean
  /** Whether the reader can add access details, and there are none. */
  lacksAccess: boolean
  /** Whether the photographer has a phone number. */
  canCall: boolean
}

/** Returns the one action that a reader most likely came for. */
export function chooseNextAction(hub: Hub): NextAction {
  return hub.reader === 'CLIENT' ? chooseForClient(hub) : chooseForStudio(hub)
}

function chooseForClient(hub: Hub): NextAction {
  if (hub.canChoose) return 'choose-photos'
  if (hub.canPay) return 'pay'
  if (hub.hasPhotos) return 'view-photos'
  if (hub.status === 'CANCELLED') return 'book-again'
  if (hub.status !== 'CONFIRMED' || hub.isOver) return 'message'
  if (hub.isToday && hub.canCall) return 'call'
  return hub.lacksAccess ? 'add-access' : 'add-to-calendar'
}

function chooseForStudio(hub: Hub): NextAction {
  if (hub.mayApprove) return 'approve'
  const isShot = hub.status === 'COMPLETED' || (isLive(hub.status) && hub.isOver)
  const awaitsPhotos = isShot && hub.canSendPhotos && !hub.hasPhotos
  // A shoot that was started is finished first. One that nobody started needs no start anymore.
  if (hub.step && !(awaitsPhotos && hub.step !== 'finish')) return hub.step
  if (awaitsPhotos) return 'send-photos'
  if (hub.canRemind) return 'remind'
  return hub.hasPhotos ? 'view-photos' : 'message'
}
