import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { describeShoot, lightHints, lightNames } from '@/lib/catalog/services/words/editor'
import { ServiceFold } from './service-section'
import { isLongTable } from './size-table'
import type { ServicePartProps } from './use-service-form'

/** As they are chosen: most services need daylight. */
const lights = ['DAYLIGHT', 'TWILIGHT', 'ANY'] as const

/** What a shoot needs of the day. It's folded at first beside a long table of prices. */
export function ShootFields({ draft, onChange }: Pick<ServicePartProps, 'draft' | 'onChange'>) {
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
