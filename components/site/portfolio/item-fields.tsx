import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, FieldErrors as FieldErrorList, Input, Select } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/errors'
import { descriptionLimit, locationLimit, titleLimit } from '@/lib/site/portfolio/limits'
import { portfolioCategories, serviceTags } from '@/lib/site/portfolio/rules/categories'
import type { ManagedItem } from '@/lib/site/portfolio/schema'

/** The fields of an item: title, category, location, visibility, description, and services. */
export function ItemFields({ item, errors }: { item: ManagedItem | null; errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Title" name="title" errors={errors.title}>
          <Input defaultValue={item?.title} maxLength={titleLimit} />
        </Field>
        <Field label="Category" name="category" errors={errors.category}>
          <Select defaultValue={item?.category ?? ''}>
            <option value="">Choose a category</option>
            {portfolioCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Location" name="location" note="Optional" errors={errors.location}>
          <Input defaultValue={item?.location ?? ''} maxLength={locationLimit} />
        </Field>
        <ChoiceGroup legend="Visibility" className="*:[div]:grid-cols-2 *:[div]:gap-2">
          <ChoiceCard
            name="visibility"
            value="published"
            title="Published"
            defaultChecked={item?.published ?? true}
            className="py-2.5"
          />
          <ChoiceCard
            name="visibility"
            value="draft"
            title="Draft"
            defaultChecked={item ? !item.published : false}
            className="py-2.5"
          />
        </ChoiceGroup>
      </div>
      <CountedTextArea
        label="Description"
        name="description"
        optional
        limit={descriptionLimit}
        defaultValue={item?.description ?? ''}
        errors={errors.description}
        rows={2}
        className="min-h-17"
      />
      <fieldset>
        <legend className="pb-1.5 font-medium">Services</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-3">
          {serviceTags.map((tag) => (
            <CheckboxField
              key={tag}
              name="services"
              value={tag}
              label={tag}
              defaultChecked={item?.services.includes(tag)}
              className="min-h-7 items-center gap-2"
            />
          ))}
        </div>
        {errors.services && <FieldErrorList messages={errors.services} />}
      </fieldset>
    </>
  )
}
