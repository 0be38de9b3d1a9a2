'use client'

import { ShootsInTheWay } from '@/components/calendar/availability/shoots-in-the-way'
import { type BlockDaysStart, useBlockDays } from '@/components/calendar/availability/use-block-days'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useFocusFirstError } from '@/components/ui/use-form-action'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'

type BlockDaysFormProps = BlockDaysStart & { colleague: Calendar | null; today: string; furthest: string }

/** Blocks a day or a range of days. If there are shoots on them, the reader first decides what happens to each. */
export function BlockDaysForm({ colleague, today, furthest, ...start }: BlockDaysFormProps) {
  const blocking = useBlockDays(colleague, start)
  const { typed, errors, shoots, conflict, busy, change, block } = blocking
  const form = useFocusFirstError(errors)
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (shoots.length === 0) block(false)
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="First day" errors={errors?.fromDate}>
          <Input
            type="date"
            min={today}
            max={furthest}
            value={typed.fromDate}
            onChange={(event) => change({ fromDate: event.target.value })}
          />
        </Field>
        <Field label="Last day" note="Optional" errors={errors?.fromDate ? undefined : errors?.untilDate}>
          <Input
            type="date"
            min={typed.fromDate || today}
            max={furthest}
            value={typed.untilDate}
            onChange={(event) => change({ untilDate: event.target.value })}
          />
        </Field>
      </div>
      <Field
        label="Reason"
        note="Optional"
        hint={`Only visible to ${colleague?.fullName ?? 'you'}.`}
        errors={errors?.reason}
      >
        <Input
          maxLength={200}
          value={typed.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
      {conflict && (
        <Notice tone="stop" announce title="Nothing was changed">
          {conflict}{' '}
          {shoots.length > 0
            ? 'Review the list, then confirm again.'
            : 'There are no shoots on these days now.'}
        </Notice>
      )}
      {shoots.length > 0 ? (
        <ShootsInTheWay blocking={blocking} />
      ) : (
        <div>
          <Button type="submit" busy={busy} busyText="Blocking">
            Block days
          </Button>
        </div>
      )}
    </form>
  )
}
