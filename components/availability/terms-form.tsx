'use client'

import { explainFailure } from '@/components/ui/explain-failure'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { saveTermsAction } from '@/lib/availability/actions'
import type { BookingTerms } from '@/lib/availability/schema/slots'
import { lengthInWords } from '@/lib/availability/words'

const notices = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080]
const buffers = [0, 15, 30, 45, 60, 90, 120, 180]

/** The minimum notice for bookings and the time between two shoots. Works without JavaScript. */
export function TermsForm({ terms }: { terms: BookingTerms }) {
  const [result, action] = useFormAction(saveTermsAction, (response) => {
    if (response?.ok) toast.success('Booking rules saved')
    else toast.error('Error', explainFailure(response, 'Failed to save booking rules'))
  })
  // React resets a form after its action: rejected values are restored.
  const typed = result?.ok === false ? result.values : undefined
  const minimumNotice = Number(typed?.minimumNoticeMinutes ?? terms.minimumNoticeMinutes)
  const buffer = Number(typed?.bufferMinutes ?? terms.bufferMinutes)
  return (
    <form action={action} className="grid gap-5.5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Minimum notice"
          name="minimumNoticeMinutes"
          hint="How far in advance clients must book."
        >
          <MinutesSelect key={minimumNotice} choices={notices} now={minimumNotice} />
        </Field>
        <Field
          label="Time between shoots"
          name="bufferMinutes"
          hint="Left free for travel before and after each shoot."
        >
          <MinutesSelect key={buffer} choices={buffers} now={buffer} />
        </Field>
      </div>
      <div>
        <SubmitButton variant="default" busyText="Saving">
          Save rules
        </SubmitButton>
      </div>
    </form>
  )
}

type MinutesSelectProps = { choices: readonly number[]; now: number }

/** Includes the current value even if it isn't one of the usual choices. Passes the field's props on. */
function MinutesSelect({ choices, now, ...field }: MinutesSelectProps) {
  const offered = choices.includes(now) ? choices : [...choices, now].sort((one, other) => one - other)
  return (
    <Select {...field} defaultValue={now}>
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? 'None' : lengthInWords(minutes)}
        </option>
      ))}
    </Select>
  )
}
