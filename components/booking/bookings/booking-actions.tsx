'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { copyLink } from '@/components/ui/copy-link'
import { deferComponent } from '@/components/ui/defer'
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { mergeClasses } from '@/components/ui/merge-classes'
import { MoreMenu } from '@/components/ui/more-menu'
import type { Side } from '@/lib/auth/rules/capabilities'
import type { NextAction } from '@/lib/booking/bookings/rules/next-action'
import type { BookingPayment, Colleague } from '@/lib/booking/bookings/schema/bookings'
import type { AddOnChoice } from '@/lib/booking/bookings/schema/changes'
import type { ManageableBooking } from '@/lib/booking/bookings/schema/listing'
import { itemsTexts } from '@/lib/booking/bookings/words/items'
import { completion, takeover } from './shoot-buttons'

const AddItemDialog = deferComponent(async () => (await import('./add-item-dialog')).AddItemDialog)
const CancelDialog = deferComponent(async () => (await import('./cancel-dialog')).CancelDialog)
const ReassignDialog = deferComponent(async () => (await import('./reassign-dialog')).ReassignDialog)

type BookingActionsProps = {
  booking: ManageableBooking
  reader: Side
  /** The one that `children` are for, which the menu leaves out. */
  next: NextAction
  /** What was paid for it before any delivery. */
  payments: readonly BookingPayment[]
  /** The reader's own profile. */
  profileId: string
  /** The photographers the reader can reassign it to. */
  colleagues: readonly Colleague[]
  addOns: readonly AddOnChoice[]
  /** Whether its start has passed: moving and cancelling it are then in the menu. */
  hasBegun: boolean
  /** Opens the cancel dialog right away, for a reader who clicked Cancel on another page. */
  opensCancelDialog: boolean
  message: { label: string; href: string }
  /** The page that sends photos of it; null for a reader who can't. */
  sendHref: string | null
  /** Null for a shoot that isn't ahead. */
  calendar: { fileHref: string; googleHref: string } | null
  /** The next action's button. */
  children: ReactNode
}

type Opened = 'cancel' | 'reassign' | 'add-item' | 'complete' | 'take-over'

/** What the reader can do with a booking now: the next step, moving and cancelling it, and a menu of everything else. */
export function BookingActions(props: BookingActionsProps) {
  const { booking, reader, payments, profileId, colleagues, addOns, hasBegun, opensCancelDialog } = props
  const { id, may } = booking
  const router = useRouter()
  const [opened, setOpened] = useState<Opened | null>(opensCancelDialog ? 'cancel' : null)
  const close = () => setOpened(null)

  function closeCancelDialog() {
    close()
    if (!opensCancelDialog) return
    // A reload must not open the dialog again.
    const query = new URLSearchParams(window.location.search)
    query.delete('cancel')
    router.replace(`/booking/${id}${query.size > 0 ? `?${query}` : ''}`)
  }

  const isReassignable = may.reassign && colleagues.length > 0
  return (
    <>
      {props.children}
      {may.reschedule && !hasBegun && (
        <LinkButton size="lg" href={`/book?reschedule=${id}`} className="max-lg:hidden">
          Reschedule Booking
        </LinkButton>
      )}
      {may.cancel && !hasBegun && (
        <Button size="lg" onClick={() => setOpened('cancel')} className="max-lg:hidden">
          Cancel Booking
        </Button>
      )}
      <MoreMenu isInBar>
        <MoreEntries {...props} isReassignable={isReassignable} onOpen={setOpened} />
      </MoreMenu>
      {isReassignable && (
        <ReassignDialog
          booking={booking}
          colleagues={colleagues}
          open={opened === 'reassign'}
          onClose={close}
        />
      )}
      {opened === 'add-item' && (
        <AddItemDialog bookingId={id} currency={booking.currency} addOns={addOns} onClose={close} />
      )}
      {may.complete && (
        <ConfirmAction {...completion(booking)} open={opened === 'complete'} onClose={close} />
      )}
      {may.takeOver && (
        <ConfirmAction {...takeover(booking, profileId)} open={opened === 'take-over'} onClose={close} />
      )}
      <CancelDialog
        booking={booking}
        reader={reader}
        payments={payments}
        otherName={reader === 'CLIENT' ? booking.photographer.fullName : booking.client.fullName}
        open={opened === 'cancel' && may.cancel}
        onClose={closeCancelDialog}
      />
    </>
  )
}

type MoreEntriesProps = BookingActionsProps & { isReassignable: boolean; onOpen: (opened: Opened) => void }

function MoreEntries(props: MoreEntriesProps) {
  const { booking, next, message, sendHref, calendar, isReassignable, hasBegun, onOpen } = props
  const { id, may } = booking
  const besideButtons = hasBegun ? undefined : 'lg:hidden'
  return (
    <>
      {may.reschedule && (
        <MenuLink icon="calendar-sync" href={`/book?reschedule=${id}`} className={besideButtons}>
          Reschedule Booking
        </MenuLink>
      )}
      {may.takeOver && (
        <MenuButton icon="user-round-check" onClick={() => onOpen('take-over')}>
          Take over
        </MenuButton>
      )}
      {isReassignable && (
        <MenuButton icon="users-round" onClick={() => onOpen('reassign')}>
          Reassign
        </MenuButton>
      )}
      {may.changeItems && (
        <MenuButton icon="plus" onClick={() => onOpen('add-item')}>
          {itemsTexts.add}
        </MenuButton>
      )}
      {may.complete && (
        <MenuButton icon="check" onClick={() => onOpen('complete')}>
          Complete
        </MenuButton>
      )}
      {next !== 'message' && (
        <MenuLink icon="message-square" href={message.href}>
          {message.label}
        </MenuLink>
      )}
      {sendHref && next !== 'send-photos' && (
        <MenuLink icon="upload" href={sendHref}>
          Send Photos
        </MenuLink>
      )}
      {calendar && next !== 'add-to-calendar' && (
        <MenuLink icon="calendar-plus" href={calendar.fileHref} prefetch={false} download>
          Add to calendar
        </MenuLink>
      )}
      {calendar && (
        <MenuLink icon="calendar" href={calendar.googleHref} target="_blank" rel="noreferrer">
          Add to Google Calendar
        </MenuLink>
      )}
      <MenuButton
        icon="link-2"
        onClick={() => copyLink(`${window.location.origin}${window.location.pathname}`)}
      >
        Copy link
      </MenuButton>
      {may.cancel && (
        <>
          <MenuLine className={besideButtons} />
          <MenuButton
            icon="x"
            className={mergeClasses('text-stop', besideButtons)}
            onClick={() => onOpen('cancel')}
          >
            Cancel Booking
          </MenuButton>
        </>
      )}
    </>
  )
}
