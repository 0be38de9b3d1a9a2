'use client'

import { type ReactNode, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { FailureNotice, Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { openFormAction, sendInquiryAction } from '@/lib/photos/property-pages/actions'
import { anotherDay, dayParts, limits } from '@/lib/photos/property-pages/limits'
import type { FormOpening } from '@/lib/photos/property-pages/schema/inquiries'
import {
  addMessageText,
  anotherDayLabel,
  inquirySentText,
  inquirySentTitle,
  requestShowingText,
  showingLegend,
} from '@/lib/photos/property-pages/words'
import { type CalendarDate, formatShortDay } from '@/lib/platform/time/calendar-date'

type InquiryFormProps = {
  pageId: string
  /** Null on a cached page: then it's requested when the visitor enters the form. */
  opening: FormOpening | null
  /** The days that are offered for a showing. */
  days: readonly CalendarDate[]
}

/** Asks the agent for a showing, or something else. With an opening, works without JavaScript. */
export function InquiryForm({ pageId, opening: rendered, days }: InquiryFormProps) {
  const [newest, setNewest] = useState(rendered)
  const [result, submit] = useFormAction(sendInquiryAction, (sent) => {
    if (sent?.ok === false && sent.code === 'conflict') open()
  })
  const failed = result?.ok === false ? result : null
  const { values: typed, fields } = failed ?? {}
  const form = useFocusFirstError(fields)
  // One opening is used until the server rejects it, so that nothing is sent twice.
  const opening = failed?.code !== 'conflict' && typed?.stamp ? typed : newest

  async function open() {
    const opened = await openFormAction({}).catch(() => null)
    if (opened?.ok) setNewest(opened.data)
  }

  if (result?.ok) {
    return (
      <Notice tone="ok" announce title={inquirySentTitle}>
        {inquirySentText}
      </Notice>
    )
  }
  return (
    <form
      ref={form}
      action={submit}
      onFocus={() => newest ?? open()}
      noValidate
      className="relative grid gap-5.5"
    >
      <input type="hidden" name="pageId" value={pageId} />
      <input type="hidden" name="idempotencyKey" value={opening?.idempotencyKey ?? ''} />
      <input type="hidden" name="stamp" value={opening?.stamp ?? ''} />
      <ShowingChoice days={days} typed={typed} />
      <div className="grid gap-5.5 sm:grid-cols-2 sm:gap-4">
        <Field label="Full name" name="fullName" errors={fields?.fullName}>
          <Input autoComplete="name" defaultValue={typed?.fullName} />
        </Field>
        <Field label="Phone" name="phone" note="Optional" errors={fields?.phone}>
          <Input type="tel" autoComplete="tel" defaultValue={typed?.phone} />
        </Field>
      </div>
      <Field label="Email" name="email" errors={fields?.email}>
        <Input type="email" autoComplete="email" defaultValue={typed?.email} />
      </Field>
      <details open={Boolean(typed?.message || fields?.message)}>
        <summary className="min-h-11 content-center underline">{addMessageText}</summary>
        <CountedTextArea
          label="Message"
          name="message"
          rows={4}
          dir="auto"
          limit={limits.message}
          defaultValue={typed?.message}
          errors={fields?.message}
        />
      </details>
      <TrapField />
      <FailureNotice failure={failed} title="Your request wasn't sent" />
      <SubmitButton size="lg" wide busyText="Sending">
        {requestShowingText}
      </SubmitButton>
    </form>
  )
}

type ShowingChoiceProps = { days: readonly CalendarDate[]; typed: Record<string, string> | undefined }

/** A day and its part, of which either may stay open. */
function ShowingChoice({ days, typed }: ShowingChoiceProps) {
  const options = [...days.map((day) => [day, formatShortDay(day)]), [anotherDay, anotherDayLabel]] as const
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{showingLegend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(([value = '', label]) => (
          <Chip key={value} name="day" value={value} isChosen={typed?.day === value}>
            {label}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-1.5 capitalize">
        {dayParts.map((part) => (
          <Chip key={part} name="part" value={part} isChosen={typed?.part === part}>
            {part}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

type ChipProps = { name: string; value: string; isChosen: boolean; children: ReactNode }

function Chip({ name, value, isChosen, children }: ChipProps) {
  return (
    <label className="relative">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="grid min-h-11 place-items-center rounded-sm border border-edge bg-raised px-3 text-xs peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
        {children}
      </span>
    </label>
  )
}

/** A honeypot: people don't see or reach this field, but bots fill it in. */
function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[624rem] size-px overflow-hidden">
      <label>
        Leave this empty
        <input
          type="text"
          name="reference"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
