'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { type RecordFormOptions, useRecordForm } from '@/components/ui/use-record-form'
import { canIncludePhotos, hasBands } from '@/lib/catalog/services/rules/bands'
import type { ServiceDraft, ServiceTexts, ServiceValues } from '@/lib/catalog/services/schema/editing'
import { leaveServiceText } from '@/lib/catalog/services/words/editor'
import { centsToInput } from '@/lib/platform/money/money'

/** The empty fields of a new service. */
export const emptyDraft: ServiceTexts = {
  name: '',
  description: '',
  duration: '',
  durationMinutes: '',
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: '2',
  price: '',
  extraRound: '0',
  extraPhoto: '0',
  active: true,
  priceBasis: 'FIXED',
  countsBasement: true,
  countsDetached: true,
  turnaroundHours: '',
  photosIncluded: '',
  kind: 'SERVICE',
  linkedIds: [],
  automaticDays: [],
  shots: '',
  bands: [],
}

/** Returns a service as the texts of the fields. */
export function toDraft(service: ServiceValues): ServiceTexts {
  const { name, description, duration, durationMinutes, light, usesDrone, showsExterior, active } = service
  return {
    name,
    description,
    duration,
    durationMinutes: String(durationMinutes),
    light,
    usesDrone,
    showsExterior,
    revisionRounds: String(service.revisionRounds),
    extraRound: centsToInput(service.extraRoundCents, service.currency),
    extraPhoto: centsToInput(service.extraPhotoCents, service.currency),
    price: centsToInput(service.priceCents, service.currency),
    active,
    priceBasis: service.priceBasis,
    countsBasement: service.countsBasement,
    countsDetached: service.countsDetached,
    turnaroundHours: String(service.turnaroundHours ?? ''),
    photosIncluded: String(service.photosIncluded ?? ''),
    kind: service.kind,
    linkedIds: service.linkedIds,
    automaticDays: service.automaticDays,
    shots: service.shots.join('\n'),
    bands: service.bands.map((band, index) => ({
      key: String(index),
      upTo: band.upTo?.toLocaleString('en-US') ?? '',
      price: centsToInput(band.priceCents, service.currency),
      durationMinutes: String(band.durationMinutes),
      photosIncluded: String(band.photosIncluded ?? ''),
      extraPhoto:
        typeof band.extraPhotoCents === 'number' ? centsToInput(band.extraPhotoCents, service.currency) : '',
      turnaroundHours: String(band.turnaroundHours ?? ''),
    })),
  }
}

type ServiceForm<Input> = Omit<RecordFormOptions<Input>, 'onSaved'> & {
  /** The initial texts of the fields. */
  start: ServiceTexts
  /** The currency of the price. */
  currency: string
  toInput: (draft: z.input<typeof ServiceDraft>) => Input
  onSaved?: () => void
}

/** The state of a service form: its texts, errors, and saving. */
export function useServiceForm<Input>({ start, currency, toInput, onSaved, ...options }: ServiceForm<Input>) {
  const [draft, setDraft] = useState(start)
  const [saved, setSaved] = useState(start)
  const form = useRecordForm({
    ...options,
    onSaved: () => {
      setSaved(draft)
      onSaved?.()
    },
  })
  const unsaved = countDifferences(draft, saved)
  useLeaveWarning(unsaved > 0 && !form.saving, leaveServiceText)
  const isBanded = hasBands(draft.priceBasis)
  return {
    draft,
    errors: form.errors,
    saving: form.saving,
    formRef: form.formRef,
    /** The number of fields with unsaved changes; the table of sizes counts as one. */
    unsaved,
    submit: () =>
      form.submit(
        toInput({
          ...draft,
          // Bands decide the price and the minutes; their own fields aren't shown then.
          ...(isBanded && { durationMinutes: '0', turnaroundHours: '', photosIncluded: '' }),
          price: [currency, isBanded ? '0' : draft.price],
          extraRound: [currency, draft.extraRound],
          extraPhoto: [currency, canIncludePhotos(draft) ? draft.extraPhoto : '0'],
          bands: isBanded
            ? draft.bands.map(({ key: _key, extraPhoto, ...band }) => ({
                ...band,
                price: [currency, band.price],
                ...(extraPhoto.trim() !== '' && { extraPhoto: [currency, extraPhoto] }),
              }))
            : [],
        }),
      ),
    /** Starts again with other saved values. */
    restart: (texts: ServiceTexts) => {
      setSaved(texts)
      setDraft(texts)
    },
    discard: () => {
      setDraft(saved)
      form.clearErrors()
    },
    change: (part: Partial<ServiceTexts>) => setDraft((typed) => ({ ...typed, ...part })),
  }
}

function countDifferences(one: ServiceTexts, other: ServiceTexts): number {
  const others = new Map(Object.entries(other))
  return Object.entries(one).filter(([name, value]) => textOf(value) !== textOf(others.get(name))).length
}

function textOf(value: unknown): string {
  return JSON.stringify(value)
}

/** What is typed into a service's form, and what can be done with it. */
export type ServiceEditing = Pick<
  ReturnType<typeof useServiceForm>,
  'draft' | 'errors' | 'saving' | 'formRef' | 'unsaved' | 'submit' | 'discard' | 'change'
>

/** The props of a part of the form. */
export type ServicePartProps = Pick<ServiceEditing, 'draft' | 'errors'> & {
  currency: string
  onChange: ServiceEditing['change']
}
