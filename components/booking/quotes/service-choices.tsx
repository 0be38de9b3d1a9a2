import { ChoiceCard } from '@/components/ui/choice-card'
import { Disclosure } from '@/components/ui/disclosure'
import { FieldErrors } from '@/components/ui/field'
import { servicesShown } from '@/lib/booking/quotes/limits'
import type { QuotedService } from '@/lib/booking/quotes/schema'
import { countOf } from '@/lib/platform/words'

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
        <Disclosure
          look="row"
          summary={countOf(rest.length, 'more service')}
          open={rest.some(({ id }) => chosen.includes(id))}
        >
          <div className={`${gridClasses} pt-1 pb-4`}>{rest.map(choice)}</div>
        </Disclosure>
      )}
      {errors && <FieldErrors id={errorId} messages={errors} />}
    </fieldset>
  )
}
