import { ChoiceCard } from '@/components/ui/choice-card'
import { FieldErrors } from '@/components/ui/field'
import { linkClasses } from '@/components/ui/text-link'
import { servicesShown } from '@/lib/booking/quotes/limits'
import type { QuotedService } from '@/lib/booking/quotes/schema'

type ServiceChoicesProps = {
  services: readonly QuotedService[]
  /** The ids of the services that are initially checked. */
  chosen: readonly string[]
  errors?: readonly string[]
}

const errorId = 'quote-services-error'
const gridClasses = 'grid gap-2 @3xl:grid-cols-2'

/** The services as checkboxes. The rest expand without JavaScript. */
export function ServiceChoices({ services, chosen, errors }: ServiceChoicesProps) {
  const [first, rest] = [services.slice(0, servicesShown), services.slice(servicesShown)]
  const choice = ({ id, name, price }: QuotedService) => (
    <ChoiceCard
      key={id}
      type="checkbox"
      name="services[]"
      value={id}
      defaultChecked={chosen.includes(id)}
      aria-invalid={errors ? true : undefined}
      aria-describedby={errors ? errorId : undefined}
      className="items-center *:last:flex-1"
      title={
        <span className="flex justify-between gap-3 font-normal">
          {name}
          <span className="text-ink-2">{price}</span>
        </span>
      }
    />
  )
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="pb-1.5 font-medium">Services</legend>
      <div className={gridClasses}>{first.map(choice)}</div>
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => chosen.includes(id))} className="group">
          <summary
            className={linkClasses(
              'cursor-pointer list-none text-ink-2 group-open:mb-2 [&::-webkit-details-marker]:hidden',
            )}
          >
            <span className="group-open:hidden">Show {rest.length} more</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <div className={gridClasses}>{rest.map(choice)}</div>
        </details>
      )}
      {errors && <FieldErrors id={errorId} messages={errors} />}
    </fieldset>
  )
}
