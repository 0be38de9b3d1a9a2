import { useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Disclosure } from '@/components/ui/disclosure'
import { describeShoot, lightHints, lightNames } from '@/lib/catalog/services/words/editor'
import { isLongTable } from './size-table'
import type { ServicePartProps } from './use-service-form'

/** As they are chosen: most services need daylight. */
const lights = ['DAYLIGHT', 'TWILIGHT', 'ANY'] as const

/** What a shoot needs of the day. It's folded at first beside a long table of prices. */
export function ShootFields({ draft, onChange }: Pick<ServicePartProps, 'draft' | 'onChange'>) {
  const [startsOpen] = useState(!isLongTable(draft))
  return (
    <Disclosure
      id="shoot"
      look="head"
      summary="Shoot"
      hint={describeShoot(draft)}
      open={startsOpen || undefined}
    >
      <div className="grid gap-5.5 pt-1 pb-7">
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
      </div>
    </Disclosure>
  )
}
