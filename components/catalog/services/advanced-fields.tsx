import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Select } from '@/components/ui/field'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { ManagedService } from '@/lib/catalog/services/schema'
import { describeAdvanced } from '@/lib/catalog/services/words/editor'
import type { ServiceCategory } from '@/prisma/generated/enums'
import { KindFields } from './kind-fields'
import { ServiceFold } from './service-section'
import type { ServicePartProps } from './use-service-form'

type AdvancedFieldsProps = ServicePartProps & {
  category: ServiceCategory
  /** Absent once the service exists. */
  onCategory?: (category: ServiceCategory) => void
  services: readonly ManagedService[]
  serviceId: string
}

/** What few services need, folded away. It opens by itself for packages, add-ons, and errors. */
export function AdvancedFields(props: AdvancedFieldsProps) {
  const { category, onCategory, ...part } = props
  const { draft, errors, onChange } = part
  const hasError = ['kind', 'linkedIds', 'automaticDays', 'category'].some((name) => errors[name])
  const categoryName = serviceCategories.find(({ id }) => id === category)?.name ?? ''
  return (
    <ServiceFold
      id="advanced"
      title="Advanced"
      hint={describeAdvanced(draft, categoryName)}
      startsOpen={draft.kind !== 'SERVICE'}
      hasError={hasError}
      className="-mt-px mb-6"
    >
      <KindFields {...part}>
        {onCategory ? (
          <Field label="Category" name="category" errors={errors.category}>
            <Select
              value={category}
              onChange={(event) =>
                onCategory(serviceCategories.find(({ id }) => id === event.target.value)?.id ?? category)
              }
            >
              {serviceCategories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <div>
            <p className="font-medium">Category</p>
            <p className="mt-3.5 text-ink-2">{categoryName}</p>
          </div>
        )}
      </KindFields>
      {draft.priceBasis === 'SQUARE_FEET' && (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <CheckboxField
            label="Basement counts"
            checked={draft.countsBasement}
            onChange={(event) => onChange({ countsBasement: event.target.checked })}
          />
          <CheckboxField
            label="Detached units count"
            checked={draft.countsDetached}
            onChange={(event) => onChange({ countsDetached: event.target.checked })}
          />
        </div>
      )}
    </ServiceFold>
  )
}
