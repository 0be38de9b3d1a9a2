import { type ReactNode, useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { SaveBar } from '@/components/ui/settings-form'
import { descriptionLimit } from '@/lib/catalog/services/limits'
import { exampleRange, findRowKey } from '@/lib/catalog/services/rules/preview'
import type { ManagedService } from '@/lib/catalog/services/schema/editing'
import {
  describeShoot,
  existingBookingsText,
  lightHints,
  lightNames,
  newServiceTitle,
} from '@/lib/catalog/services/words/editor'
import type { PriceBasis, ServiceCategory } from '@/prisma/generated/enums'
import { AdvancedFields } from './advanced-fields'
import { PriceFields } from './price-fields'
import { RevisionFields } from './revision-fields'
import { ServicePreview } from './service-preview'
import { ServiceFold, ServiceSection } from './service-section'
import { isLongTable } from './size-table'
import type { ServiceEditing, ServicePartProps } from './use-service-form'

/** As they are chosen: most services need daylight. */
const lights = ['DAYLIGHT', 'TWILIGHT', 'ANY'] as const

type ServiceSheetProps = {
  editing: ServiceEditing
  /** An empty id for a new service. */
  identity: { id: string; category: ServiceCategory }
  /** Chooses the category, while that is still possible. */
  onCategory?: (category: ServiceCategory) => void
  currency: string
  services: readonly ManagedService[]
  turnaroundHours: number
  menu?: ReactNode
  /** Under the title. */
  intro?: ReactNode
  notice?: ReactNode
}

/** A service's form beside what clients see of it. */
export function ServiceSheet(props: ServiceSheetProps) {
  const { editing, identity, onCategory, currency, services, turnaroundHours, menu, intro, notice } = props
  const { draft, errors, unsaved, change } = editing
  const [sizes, setSizes] = useState<Partial<Record<PriceBasis, number>>>({})
  const range = exampleRange(draft.priceBasis, draft.bands)
  const size = range && Math.min(sizes[draft.priceBasis] ?? range.first, range.max)
  const isNew = identity.id === ''
  const part = { draft, errors, currency, onChange: change }
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="min-w-0 font-serif text-2xl tracking-[-0.02em] wrap-anywhere">
          {draft.name.trim() || newServiceTitle}
        </h1>
        <div className="flex items-center gap-4">
          <CheckboxField
            label="Active"
            checked={draft.active}
            onChange={(event) => change({ active: event.target.checked })}
          />
          {menu}
        </div>
      </div>
      {intro}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-14">
        <form
          ref={editing.formRef}
          noValidate
          aria-label={isNew ? newServiceTitle : `Edit ${draft.name}`}
          onSubmit={(event) => {
            event.preventDefault()
            editing.submit()
          }}
        >
          {notice}
          <ServiceSection title="Basics">
            <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
              <Field label="Name" name="name" errors={errors.name}>
                <Input
                  autoFocus={isNew}
                  value={draft.name}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Field>
              <Field label="Displayed duration" name="duration" errors={errors.duration}>
                <Input
                  placeholder="2–3 hours"
                  value={draft.duration}
                  onChange={(event) => change({ duration: event.target.value })}
                />
              </Field>
            </div>
            <CountedTextArea
              label="Description"
              name="description"
              rows={2}
              limit={descriptionLimit}
              errors={errors.description}
              value={draft.description}
              onValueChange={(description) => change({ description })}
            />
          </ServiceSection>
          <PriceFields
            {...part}
            turnaroundHours={turnaroundHours}
            currentRow={size === null ? null : findRowKey(draft.bands, size)}
          />
          {draft.kind !== 'PACKAGE' && (
            <>
              <ShootFields draft={draft} onChange={change} />
              <RevisionFields {...part} />
            </>
          )}
          <AdvancedFields
            {...part}
            category={identity.category}
            onCategory={onCategory}
            services={services}
            serviceId={identity.id}
          />
          {(isNew || unsaved > 0) && (
            <SaveBar
              unsaved={unsaved}
              onDiscard={editing.discard}
              busy={editing.saving}
              label={isNew ? 'Add service' : 'Save service'}
              busyText={isNew ? 'Adding service' : 'Saving'}
              idleText="Not added yet"
              note={isNew ? undefined : existingBookingsText}
            />
          )}
        </form>
        <ServicePreview
          draft={draft}
          identity={identity}
          currency={currency}
          services={services}
          range={range}
          size={size}
          onSize={(next) => setSizes({ ...sizes, [draft.priceBasis]: next })}
        />
      </div>
    </>
  )
}

/** What a shoot needs of the day. It's folded at first beside a long table of prices. */
function ShootFields({ draft, onChange }: Pick<ServicePartProps, 'draft' | 'onChange'>) {
  return (
    <ServiceFold id="shoot" title="Shoot" hint={describeShoot(draft)} startsOpen={!isLongTable(draft)}>
      <ChoiceGroup legend="Light" columns={3}>
        {lights.map((light) => (
          <ChoiceCard
            key={light}
            name="light"
            value={light}
            title={lightNames[light]}
            hint={lightHints[light]}
            checked={draft.light === light}
            onChange={() => onChange({ light })}
          />
        ))}
      </ChoiceGroup>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <CheckboxField
          label="Includes the exterior"
          hint="We watch the weather."
          checked={draft.showsExterior}
          onChange={(event) => onChange({ showsExterior: event.target.checked })}
        />
        <CheckboxField
          label="Uses a drone"
          hint="We check the airspace."
          checked={draft.usesDrone}
          onChange={(event) => onChange({ usesDrone: event.target.checked })}
        />
      </div>
    </ServiceFold>
  )
}
