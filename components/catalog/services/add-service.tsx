'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { addServiceAction } from '@/lib/catalog/services/actions'
import type { AddServiceInput, ManagedService, ServiceTexts } from '@/lib/catalog/services/schema/editing'
import { ServiceSheet } from './service-sheet'
import { emptyDraft, toDraft, useServiceForm } from './use-service-form'

type AddServiceProps = {
  /** What differs from an empty service: a preset. */
  preset?: Partial<ServiceTexts>
  copied?: ManagedService
  currency: string
  services: readonly ManagedService[]
  turnaroundHours: number
  /** Under the title. */
  intro: ReactNode
}

/** The page of a service that doesn't exist yet. It's added at the end of its category. */
export function AddService({ preset, copied, currency, services, turnaroundHours, intro }: AddServiceProps) {
  const router = useRouter()
  const [category, setCategory] = useState<AddServiceInput['category']>(copied?.category ?? 'REAL_ESTATE')
  const { restart: _restart, ...editing } = useServiceForm({
    start: copied ? { ...toDraft(copied), name: '' } : { ...emptyDraft, ...preset },
    currency,
    loadSchema: async () => (await import('@/lib/catalog/services/schema/editing')).AddService,
    toInput: (typed) => ({ ...typed, category }),
    save: addServiceAction,
    saved: 'Service added',
    failed: 'Failed to add service',
    onSaved: () => router.push('/settings/services'),
  })
  return (
    <ServiceSheet
      editing={editing}
      identity={{ id: '', category }}
      onCategory={setCategory}
      currency={currency}
      services={services}
      turnaroundHours={turnaroundHours}
      intro={intro}
    />
  )
}
