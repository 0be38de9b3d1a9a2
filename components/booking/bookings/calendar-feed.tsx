'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Button, buttonClasses } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { SectionHead } from '@/components/ui/section-head'
import { toast } from '@/components/ui/toast'
import {
  closeCalendarFeedAction,
  openCalendarFeedAction,
  replaceCalendarFeedAction,
} from '@/lib/booking/bookings/actions'

type CalendarFeedProps = {
  address: string | null
  /** Whether it shows every photographer's shoots. */
  hasAllShoots?: boolean
}

/** Creates, copies, replaces, and turns off the private address of the reader's calendar feed. */
export function CalendarFeed({ address, hasAllShoots = false }: CalendarFeedProps) {
  const shoots = hasAllShoots ? "the studio's shoots" : 'your shoots'
  return (
    <section aria-labelledby="calendar-feed" className="mt-14 max-w-160">
      <SectionHead id="calendar-feed" title="Your calendar" className="mb-4" />
      <p className="mb-4 text-ink-2">
        See {shoots} in Apple Calendar, Google Calendar, or Outlook, always up to date.
      </p>
      {address ? <OpenFeed address={address} shoots={shoots} /> : <ClosedFeed />}
    </section>
  )
}

function ClosedFeed() {
  return (
    <ActionButton
      label="Get calendar link"
      icon="calendar-sync"
      busyText="Creating"
      act={() => openCalendarFeedAction({})}
      done="Calendar address created"
      failed="Failed to create the calendar address"
    />
  )
}

function OpenFeed({ address, shoots }: { address: string; shoots: string }) {
  return (
    <>
      <Field
        label="Private calendar address"
        hint={`Anyone with this address can see ${shoots}. Replace it if you've shared it by mistake.`}
      >
        <Input
          readOnly
          value={address}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={address.replace(/^https?/, 'webcal')} className={buttonClasses({ variant: 'main' })}>
          <Icon name="calendar-sync" size="sm" />
          Subscribe
        </a>
        <Button icon="copy" onClick={() => copy(address)}>
          Copy address
        </Button>
        <ConfirmButton
          label="Replace"
          variant="quiet"
          act={() => replaceCalendarFeedAction({})}
          done="Calendar address replaced"
          failed="Failed to replace the calendar address"
          title="Replace the calendar address?"
          description={`Calendars that use the current address will no longer show ${shoots}.`}
          confirmLabel="Replace address"
          busyText="Replacing"
          cancelLabel="Keep address"
        />
        <ConfirmButton
          label="Turn off"
          variant="quiet"
          act={() => closeCalendarFeedAction({})}
          done="Calendar address turned off"
          failed="Failed to turn off the calendar address"
          title="Turn off the calendar address?"
          description={`Calendars that use it will no longer show ${shoots}.`}
          confirmLabel="Turn off"
          busyText="Turning off"
          cancelLabel="Keep address"
        />
      </div>
    </>
  )
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast.success('Address copied')
  } catch {
    toast.error('Error', "Your browser doesn't allow copying. Select the address and copy it yourself.")
  }
}
