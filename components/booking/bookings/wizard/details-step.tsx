'use client'

import type { ReactNode } from 'react'
import { SlotNotice } from '@/components/calendar/availability/slot-notice'
import { ShootSky } from '@/components/calendar/light/shoot-sky'
import { Button } from '@/components/ui/button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { pushAddress } from '@/components/ui/page-address'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { limits } from '@/lib/booking/bookings/limits'
import type { ShootTexts } from '@/lib/booking/bookings/rules/draft'
import type { BookedServiceItem } from '@/lib/booking/bookings/schema/bookings'
import { movesFromLabel } from '@/lib/booking/bookings/words/changes'
import { describeGoLive } from '@/lib/booking/bookings/words/go-live'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { durationInWords } from '@/lib/calendar/availability/words/lengths'
import type { PaidTravel } from '@/lib/calendar/travel/schema'
import { splitAddress } from '@/lib/platform/text/address'
import { minutesOf } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { ChosenTimeSummary, HoldCountdown } from './chosen-time-summary'
import { StepLink } from './step-link'
import { Summary, toRows, toTaxRows } from './summary'
import type { ChosenTime } from './use-chosen-time'
import type { Draft } from './use-draft'
import type { Submission } from './use-submission'
import { WizardColumns } from './wizard-frame'

type DetailsStepProps = {
  /** What happened to an earlier attempt. */
  notice?: ReactNode
  time: ChosenTime
  slot: SlotChoice
  /** The studio's. */
  timeZone: string
  services: readonly BookedServiceItem[]
  travel: PaidTravel | null
  couponCode: string | null
  /** Where a coupon is entered; nothing for a booking that moves. */
  coupon?: ReactNode
  /** The tax that is added to the prices, as a row; null for none. */
  tax: { label: string; value: string } | null
  /** The time that the booking moves from, formatted. */
  movesFrom?: string
  /** Formatted. */
  total: string
  /** As in `Summary`. */
  payers?: readonly { label: string; value: string }[]
  currency: string
  hint?: ReactNode
  draft: Draft
  /** The address from an earlier step, and the link that changes it. Without it, it is a field here. */
  address?: { text: string; href: string } | null
  submission: Omit<Submission, 'resume'>
  action: string
  busyText: string
  backHref: string
  /** Further fields. */
  children?: ReactNode
}

/** Step 3 of a new booking and of a reschedule: the property's details and the submit button. */
export function DetailsStep(props: DetailsStepProps) {
  const { time, slot, services, tax, total, currency, hint, draft, submission, action, busyText, backHref } =
    props
  const { form, progress, errors, submit } = submission
  // During an attempt, or after a lost response, the time may be taken by this very booking.
  const problem = progress === 'idle' ? time.problem : null

  return (
    <WizardColumns
      summary={
        <Summary
          title="Summary"
          picture={
            time.place && (
              <ShootSky visit={slot} position={time.place} timeZone={props.timeZone} hasHours={false} />
            )
          }
          rows={[
            ...(props.movesFrom
              ? [{ key: 'from', label: movesFromLabel, value: props.movesFrom, quiet: true }]
              : []),
            { key: 'date', label: 'Date', value: slot.dateText, quiet: true },
            { key: 'time', label: 'Time', value: slot.timeText, quiet: true },
            ...(isWithin(time.minutes, slot)
              ? [
                  {
                    key: 'visit',
                    label: 'Visit',
                    value: `About ${durationInWords(time.minutes)}`,
                    quiet: true,
                  },
                ]
              : []),
            { key: 'photographer', label: 'Photographer', value: slot.photographerName, quiet: true },
            ...(time.slotGoLive
              ? [
                  {
                    key: 'live',
                    label: 'Go-live',
                    value: describeGoLive(time.slotGoLive),
                    quiet: true,
                  },
                ]
              : []),
            ...toRows({ services, travel: props.travel, couponCode: props.couponCode }, currency),
            ...toTaxRows(tax),
          ]}
          rowsEnd={props.coupon}
          total={total}
          payers={props.payers ?? []}
          countText={countOf(services.length, 'service')}
          hint={hint}
          panel={
            <div className="max-lg:hidden">
              <HoldCountdown time={time} />
            </div>
          }
          barNote={<ChosenTimeSummary time={time} slot={slot} />}
          action={
            <Button
              type="submit"
              form="booking-details"
              variant="main"
              size="lg"
              wide
              busy={progress === 'running' || progress === 'done'}
              busyText={busyText}
              disabled={problem === 'taken'}
            >
              {action}
            </Button>
          }
          back={<StepLink href={backHref}>Back to Calendar</StepLink>}
        />
      }
    >
      {props.notice}
      <SlotNotice problem={problem} slot={slot} nearest={time.nearest} onChoose={time.choose} />
      <form
        ref={form}
        id="booking-details"
        method="post"
        noValidate
        onSubmit={submit}
        className="grid max-w-152 gap-5.5"
      >
        <ShootFields
          texts={draft.texts}
          address={props.address ?? null}
          onChange={(field, value) => draft.update({ [field]: value })}
          errors={errors}
        />
        {props.children}
      </form>
    </WizardColumns>
  )
}

/** Whether a visit is shorter than its booked time, which consists of whole slots. */
function isWithin(minutes: number, { startTime, endTime }: SlotChoice): boolean {
  return minutes > 0 && minutes < minutesOf(endTime) - minutesOf(startTime)
}

type ShootFieldsProps = {
  texts: ShootTexts
  address: { text: string; href: string } | null
  onChange: (field: keyof ShootTexts, value: string) => void
  errors: Record<string, string[]>
}

/** The fields for the property address and special instructions. */
function ShootFields({ texts, address, onChange, errors }: ShootFieldsProps) {
  return (
    <section aria-label="The property" className="grid gap-5.5">
      <SectionHead title="The property" />
      {address ? (
        <div className="flex items-baseline justify-between gap-4">
          <p>
            <span className="t-place block">{splitAddress(address.text).street}</span>
            <span className="text-ink-2">{splitAddress(address.text).town}</span>
          </p>
          <TextLink
            href={address.href}
            onNavigate={(event) => {
              event.preventDefault()
              pushAddress(address.href)
            }}
          >
            Change<span className="sr-only"> address</span>
          </TextLink>
        </div>
      ) : (
        <Field label="Property address" name="propertyAddress" errors={errors.propertyAddress}>
          <Input
            value={texts.propertyAddress}
            autoComplete="street-address"
            onChange={(event) => onChange('propertyAddress', event.target.value)}
          />
        </Field>
      )}
      <CountedTextArea
        label="Special instructions"
        name="specialInstructions"
        optional
        limit={limits.specialInstructions}
        value={texts.specialInstructions}
        onValueChange={(value) => onChange('specialInstructions', value)}
        errors={errors.specialInstructions}
      />
    </section>
  )
}
