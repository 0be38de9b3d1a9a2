import { buttonClasses, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mapAddress, phoneAddress } from '@/lib/booking/bookings/rules/day-links'
import type { DayShoot } from '@/lib/booking/bookings/schema'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import { splitAddress } from '@/lib/platform/text/address'
import { RecordedSteps, StepButtons } from './shoot-progress'

type ThumbBarProps = { shoot: DayShoot; isOver: boolean; now: Date; today: string; timeZone: string }

const linkClass = buttonClasses({ size: 'lg' }, 'h-14 flex-none flex-col gap-0.5 px-3 text-xs')

/**
 * The actions of the stop: the way there, a call, and the step that is next. On phones a bar at the bottom of the window, in reach
 * of a thumb. What was recorded last, and its undo, is above them.
 */
export function ThumbBar({ shoot, isOver, now, today, timeZone }: ThumbBarProps) {
  const { id, address, client } = shoot
  const { street } = splitAddress(address)
  return (
    <div
      data-foot-bar
      className="z-20 grid gap-2.5 bg-paper print:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:my-5"
    >
      <div role="status" className="text-ink-2 empty:hidden">
        <RecordedSteps shoot={shoot} now={now} timeZone={timeZone} />
      </div>
      <div className="flex gap-2 max-md:[&>button]:h-14 max-md:[&>button]:flex-1 max-md:[&>button]:px-3 md:[&>button]:h-14 md:[&>.button-main]:min-w-52">
        <a href={mapAddress(address)} target="_blank" rel="noreferrer" className={linkClass}>
          <Icon name="map-pin" />
          Directions<span className="sr-only"> to {street}</span>
        </a>
        {client.phone && (
          <a
            href={phoneAddress(client.phone)}
            aria-label={`Call ${firstNameOf(client.fullName)}`}
            className={linkClass}
          >
            <Icon name="phone" />
            Call
          </a>
        )}
        {isOver ? (
          <LinkButton
            variant="main"
            size="lg"
            icon="upload"
            href={`/photo-delivery?booking_id=${id}`}
            aria-label={`Send photos: ${street}`}
            className="h-14 max-md:flex-1 md:min-w-52"
          >
            Send photos
          </LinkButton>
        ) : (
          <StepButtons shoot={shoot} now={now} today={today} timeZone={timeZone} isMain />
        )}
      </div>
    </div>
  )
}
