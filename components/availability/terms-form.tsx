'use client'

import { lengthInWords } from '@/components/availability/hours-words'
import { explainFailure } from '@/components/ui/explain-failure'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { saveTermsAction } from '@/lib/availability/actions'
import type { BookingTerms } from '@/lib/availability/schema'

const notices = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080]
const buffers = [0, 15, 30, 45, 60, 90, 120, 180]

/** How short before a shoot it can be booked, and the time between two. Works as a plain post too. */
export function TermsForm({ terms }: { terms: BookingTerms }) {
  const [result, action] = useFormAction(saveTermsAction, (given) => {
    if (given?.ok) toast.success('Booking rules saved')
    else toast.error('Error', explainFailure(given, 'Failed to save booking rules'))
  })
  // React puts a form back after its action: what was rejected stays chosen.
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
          label="Between two shoots"
          name="bufferMinutes"
          hint="Kept free for the way, before and after."
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

/** Offers what is set now even when it is none of the usual lengths. What the field adds is passed on. */
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
