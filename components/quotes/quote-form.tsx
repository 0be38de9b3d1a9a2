'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'
import { limits } from '@/lib/quotes/limits'
import type { FormOpening, QuotedService } from '@/lib/quotes/schema'
import { ListPrice } from './list-price'
import { PropertyFields } from './property-fields'
import { ServiceChoices } from './service-choices'

/** What the server gives either form. */
export type QuoteFormProps = {
  /** Made anew with every reading of the page; the first one holds until the server refuses it. */
  opening: FormOpening
  services: readonly QuotedService[]
  /** Ticked at first. */
  chosen: readonly string[]
  project: { id: string; title: string } | null
  today: string
  currency: string
}

type Failed = { typed?: Record<string, string>; fields?: FieldErrors }

type QuoteFormStateProps = QuoteFormProps & {
  result: ActionResult<unknown> | null
  submit: (form: FormData) => void
  /** Who asks, where that is not known. */
  children?: (failed: Failed) => ReactNode
}

/** Asks what a shoot would cost. It works without script: then all services are shown on request and no sum is. */
export function QuoteForm(props: QuoteFormStateProps) {
  const { result, submit, services, project, today, currency, children } = props
  const failed = result?.ok === false ? result : null
  const { values: typed, fields } = failed ?? {}
  const form = useFocusFirstError(fields)
  const opening = useOpening(props.opening, failed)
  const ticked = typed && (typed['services[]']?.split('\n') ?? [])
  const [chosen, setChosen] = useState<readonly string[]>(ticked ?? props.chosen)

  const readTicked = useCallback(() => {
    if (form.current) setChosen(new FormData(form.current).getAll('services[]').map(String))
  }, [form])
  // What was ticked before the page woke up counts too.
  useEffect(readTicked, [readTicked])

  return (
    <form ref={form} action={submit} onChange={readTicked} noValidate className="relative grid gap-5.5">
      <input type="hidden" name="idempotencyKey" value={opening.idempotencyKey} />
      <input type="hidden" name="stamp" value={opening.stamp} />
      {project && <input type="hidden" name="projectId" value={project.id} />}
      <SectionHead title="The property" />
      {project && <p className="text-ink-2">You ask for a shoot like “{project.title}”.</p>}
      <PropertyFields typed={typed} fields={fields} today={today} />
      <ServiceChoices services={services} chosen={ticked ?? props.chosen} errors={fields?.services} />
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
      <ListPrice services={services} chosen={chosen} currency={currency} />
      {failed && !fields && (
        <Notice tone="stop" announce title="The request was not sent">
          {failed.message}
        </Notice>
      )}
      <SubmitButton size="lg" busyText="Sending" className="justify-self-start">
        Send request
      </SubmitButton>
    </form>
  )
}

/** A repeat must be known as one, so the first opening stays; one that was open too long makes way for the newest. */
function useOpening(
  newest: FormOpening,
  failed: { code: string; values?: Record<string, string> } | null,
): FormOpening {
  const [first] = useState(newest)
  if (failed?.code === 'conflict') return newest
  const { idempotencyKey = first.idempotencyKey, stamp = first.stamp } = failed?.values ?? {}
  return { idempotencyKey, stamp }
}
