'use client'

import type { ComponentProps } from 'react'
import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { Field, Input, Select } from '@/components/ui/field'
import { SettingsForm } from '@/components/ui/settings-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { saveBookingRulesAction } from '@/lib/calendar/availability/actions'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { PhotographerTerms } from '@/lib/calendar/availability/schema/weekly-hours'
import { lengthInWords } from '@/lib/calendar/availability/words/lengths'

const notices = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080]
const buffers = [0, 15, 30, 45, 60, 90, 120, 180]

type BookingRulesFormProps = { terms: PhotographerTerms; colleague: Calendar | null }

/** The minimum notice for bookings and the time between two shoots. Works without JavaScript. */
export function BookingRulesForm({ terms, colleague }: BookingRulesFormProps) {
  const form = useSettingsForm({
    current: terms,
    action: saveBookingRulesAction,
    toTexts,
    saved: { title: 'Booking rules saved' },
    failed: 'Failed to save booking rules',
  })
  const { bind } = form
  return (
    <SettingsForm
      form={form}
      className="grid gap-5.5"
      footer={
        <div>
          <SubmitButton variant="default" busyText="Saving">
            Save rules
          </SubmitButton>
        </div>
      }
    >
      <ColleagueField colleague={colleague} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Minimum notice"
          name="minimumNoticeMinutes"
          hint="How far in advance clients must book."
        >
          <MinutesSelect choices={notices} {...bind('minimumNoticeMinutes')} />
        </Field>
        <Field
          label="Time between shoots"
          name="bufferMinutes"
          hint="Left free before and after each shoot, besides the drive."
        >
          <MinutesSelect choices={buffers} {...bind('bufferMinutes')} />
        </Field>
        <Field
          label={colleague ? 'ZIP code they start from' : 'ZIP code you start from'}
          name="baseZip"
          hint={`For drives and travel fees. Leave it empty if ${colleague ? 'they start' : 'you start'} from the studio.`}
        >
          <Input inputMode="numeric" autoComplete="off" {...bind('baseZip')} />
        </Field>
      </div>
    </SettingsForm>
  )
}

type MinutesSelectProps = Omit<ComponentProps<typeof Select>, 'children'> & { choices: readonly number[] }

/** Includes the current value even if it isn't one of the usual choices. */
function MinutesSelect({ choices, ...select }: MinutesSelectProps) {
  const now = Number(select.value)
  const offered = choices.includes(now) ? choices : [...choices, now].sort((one, other) => one - other)
  return (
    <Select {...select}>
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? 'None' : lengthInWords(minutes)}
        </option>
      ))}
    </Select>
  )
}

function toTexts({ minimumNoticeMinutes, bufferMinutes, baseZip }: PhotographerTerms) {
  return {
    minimumNoticeMinutes: String(minimumNoticeMinutes),
    bufferMinutes: String(bufferMinutes),
    baseZip: baseZip ?? '',
  }
}
