import { choicePath } from '@/components/billing/invoices/choice-path'
import { RemindButton } from '@/components/billing/invoices/remind-button'
import { ApproveButton } from '@/components/booking/bookings/approve-button'
import { StepButton } from '@/components/booking/bookings/day/step-buttons'
import { buttonClasses, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RevealLink } from '@/components/ui/reveal-link'
import { chooseFirstLabel, payDepositLabel, payText } from '@/lib/billing/invoices/words/due'
import { addAccessId, addAccessText } from '@/lib/booking/access-details/words'
import { phoneAddress } from '@/lib/booking/bookings/rules/day-links'
import type { NextAction } from '@/lib/booking/bookings/rules/next-action'
import { bookAgainHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { bookAgainLabel } from '@/lib/booking/bookings/words/again'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import { splitAddress } from '@/lib/platform/text/address'
import { withOrigin } from '@/lib/platform/web/site-path'
import type { readBookingHub } from '@/lib/workflows/read-booking-hub'

type NextButtonProps = {
  action: NextAction
  booking: BookingDetail
  hub: Awaited<ReturnType<typeof readBookingHub>>
  message: { label: string; href: string }
  sendHref: string
  calendarHref: string
}

/** The button of what the reader most likely came for. */
export function NextButton({ action, booking, hub, message, sendHref, calendarHref }: NextButtonProps) {
  const { id, client, photographer } = booking
  switch (action) {
    case 'approve':
      return (
        <ApproveButton bookingId={id} size="lg">
          Approve Booking
        </ApproveButton>
      )
    case 'on-the-way':
    case 'start':
    case 'finish':
      return (
        <StepButton
          key={action}
          bookingId={id}
          step={action}
          street={splitAddress(booking.address).street}
          clientName={client.fullName}
          isMain
        />
      )
    case 'send-photos':
      return (
        <LinkButton variant="main" size="lg" icon="upload" href={sendHref}>
          Send Photos
        </LinkButton>
      )
    case 'remind':
      return hub.remindable && <RemindButton invoice={hub.remindable} size="lg" variant="main" />
    case 'choose-photos':
      return (
        hub.openChoice && (
          <LinkButton variant="main" size="lg" icon="images" href={choicePath(hub.openChoice)}>
            {chooseFirstLabel(hub.openChoice.ticked)}
          </LinkButton>
        )
      )
    case 'pay':
      return hub.payable && <PayLink bookingId={id} invoice={hub.payable} deposit={hub.deposit} />
    case 'view-photos':
      return <PhotosLink bookingId={id} deliveryId={hub.deliveries[0]?.id} />
    case 'call':
      return (
        <a
          href={phoneAddress(photographer.phone ?? '')}
          className={buttonClasses({ variant: 'main', size: 'lg' })}
        >
          <Icon name="phone" />
          Call {firstNameOf(photographer.fullName)}
        </a>
      )
    case 'add-access':
      return (
        <RevealLink target={addAccessId} icon="key-round">
          {addAccessText}
        </RevealLink>
      )
    case 'add-to-calendar':
      return (
        <a href={calendarHref} download className={buttonClasses({ size: 'lg' })}>
          <Icon name="calendar-plus" />
          Add to calendar
        </a>
      )
    case 'book-again':
      return (
        <LinkButton
          variant="main"
          size="lg"
          href={bookAgainHref(booking.services.flatMap((service) => service.id ?? []))}
        >
          {bookAgainLabel}
        </LinkButton>
      )
    case 'message':
      return (
        <LinkButton size="lg" icon="message-square" href={message.href}>
          {message.label}
        </LinkButton>
      )
  }
}

type PayLinkProps = Pick<NextButtonProps['hub'], 'deposit'> & {
  bookingId: string
  invoice: NonNullable<NextButtonProps['hub']['payable']>
}

/** Leads to the invoice, where the card is chosen. */
function PayLink({ bookingId, invoice: { id, amount, status }, deposit }: PayLinkProps) {
  return (
    <LinkButton variant="main" size="lg" href={withOrigin(`/invoices/${id}`, `/booking/${bookingId}`)}>
      {deposit?.invoiceId === id ? payDepositLabel(amount) : payText(amount, status === 'FAILED')}
    </LinkButton>
  )
}

function PhotosLink({ bookingId, deliveryId }: { bookingId: string; deliveryId: string | undefined }) {
  return (
    <LinkButton
      variant="main"
      size="lg"
      icon="images"
      href={`/photo-gallery?booking_id=${bookingId}&delivery_id=${deliveryId}`}
    >
      View photos
    </LinkButton>
  )
}
