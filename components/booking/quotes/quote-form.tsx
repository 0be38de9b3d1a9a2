'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { SubmitButton } from '@/components/ui/submit-button'
import { TotalRow } from '@/components/ui/total-row'
import { useFocusFirstError } from '@/components/ui/use-form-action'
import { useFormDraft } from '@/components/ui/use-form-draft'
import { limits } from '@/lib/booking/quotes/limits'
import { listPriceOf } from '@/lib/booking/quotes/rules/list-price'
import type { FormOpening, QuotedService } from '@/lib/booking/quotes/schema'
import { askingForShootLike, listPriceLabel } from '@/lib/booking/quotes/words'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { ServiceChoices } from './service-choices'

/** The props of both forms. */
export type QuoteFormProps = {
  /** New with every render on the server; the first one is used until the server rejects it. */
  opening: FormOpening
  services: readonly QuotedService[]
  /** The ids of the services that are initially checked. */
  chosen: readonly string[]
  project: { id: string; title: string } | null
  today: string
  currency: string
  /** Below the list price. */
  estimateNote: string
}

/** Another link to the form, for other services or another project, has a draft of its own. */
export function draftNameOf({ chosen, project }: Pick<QuoteFormProps, 'chosen' | 'project'>): string {
  return `northlight.quote.${project?.id ?? ''}.${chosen.join()}`
}

type Failed = { typed?: Record<string, string>; fields?: FieldErrors }

type QuoteFormStateProps = QuoteFormProps & {
  result: ActionResult<unknown> | null
  submit: (form: FormData) => void
  /** The fields about a visitor. */
  children?: (failed: Failed) => ReactNode
}

/** Requests a quote. Works without JavaScript, but then shows no list price. */
export function QuoteForm(props: QuoteFormStateProps) {
  const { result, submit, services, project, today, currency, children } = props
  const failed = result?.ok === false ? result : null
  const { values: typed, fields } = failed ?? {}
  const form = useFocusFirstError(fields)
  const opening = useOpening(props.opening, failed)
  const checked = typed && (typed['services[]']?.split('\n') ?? [])
  const [chosen, setChosen] = useState<readonly string[]>(checked ?? props.chosen)

  useFormDraft(draftNameOf(props), form)

  const readChecked = useCallback(() => {
    if (form.current) setChosen(new FormData(form.current).getAll('services[]').map(String))
  }, [form])
  // Includes services that were checked before hydration, and those of the draft.
  useEffect(readChecked, [readChecked])

  return (
    <form ref={form} action={submit} onChange={readChecked} noValidate className="relative grid gap-5.5">
      <input type="hidden" name="idempotencyKey" value={opening.idempotencyKey} />
      <input type="hidden" name="stamp" value={opening.stamp} />
      {project && <input type="hidden" name="projectId" value={project.id} />}
      <SectionHead title="The property" />
      {project && <p className="text-ink-2">{askingForShootLike(project.title)}</p>}
      <PropertyFields typed={typed} fields={fields} today={today} />
      <ServiceChoices services={services} chosen={checked ?? props.chosen} errors={fields?.services} />
      <CountedTextArea
        label="What should we know?"
        name="message"
        rows={3}
        dir="auto"
        optional
        limit={limits.message}
        placeholder="Access, light, number of rooms"
        defaultValue={typed?.message}
        errors={fields?.message}
      />
      {children?.({ typed, fields })}
      <ListPrice services={services} chosen={chosen} currency={currency} note={props.estimateNote} />
      {failed && !fields && (
        <Notice tone="stop" announce title="Your request wasn't sent">
          {failed.message}
        </Notice>
      )}
      <SubmitButton size="lg" busyText="Sending" className="justify-self-start">
        Send request
      </SubmitButton>
    </form>
  )
}

/** Returns the first opening, so that repeats are recognized, or the newest once the server rejects it as expired. */
function useOpening(
  newest: FormOpening,
  failed: { code: string; values?: Record<string, string> } | null,
): FormOpening {
  const [first] = useState(newest)
  if (failed?.code === 'conflict') return newest
  const { idempotencyKey = first.idempotencyKey, stamp = first.stamp } = failed?.values ?? {}
  return { idempotencyKey, stamp }
}

type ListPriceProps = {
  services: readonly QuotedService[]
  chosen: readonly string[]
  currency: string
  note: string
}

/** The list price of the chosen services. Hidden without JavaScript, because it wouldn't update; the email has it. */
function ListPrice({ services, chosen, currency, note }: ListPriceProps) {
  const { count, cents } = listPriceOf(services, chosen)
  return (
    <div className="noscript:hidden">
      <div aria-live="polite">
        <TotalRow label={listPriceLabel(count)} amount={formatCents(cents, currency)} />
      </div>
      <p className="t-label mt-2">{note}</p>
    </div>
  )
}

type PropertyFieldsProps = {
  typed?: Record<string, string>
  fields?: FieldErrors
  /** The earliest date that can be chosen. */
  today: string
}

/** The fields for the property, and by when photos are needed. */
function PropertyFields({ typed, fields, today }: PropertyFieldsProps) {
  return (
    <>
      <Field label="Property address" name="propertyAddress" errors={fields?.propertyAddress}>
        <Input autoComplete="street-address" defaultValue={typed?.propertyAddress} />
      </Field>
      <div className="grid gap-5.5 @3xl:grid-cols-2 @3xl:gap-4">
        <Field label="Size" name="propertySize" note="Optional" errors={fields?.propertySize}>
          <Input
            placeholder="3,400 sq ft"
            maxLength={limits.propertySize}
            defaultValue={typed?.propertySize}
          />
        </Field>
        <Field label="Needed by" name="wantedBy" note="Optional" errors={fields?.wantedBy}>
          <Input type="date" min={today} defaultValue={typed?.wantedBy} />
        </Field>
      </div>
    </>
  )
}
