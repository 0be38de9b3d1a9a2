import { FormSection } from '@/components/ui/form-section'
import { studioLimits } from '@/lib/studio/limits'
import type { Choice } from '@/lib/studio/rules'
import { ChoiceField } from './choice-field'
import type { StudioFields } from './studio-fields'
import { StudioInput } from './studio-input'

type HoursSectionProps = StudioFields & {
  timeZones: readonly Choice[]
  /** Another zone is chosen than the one in force. */
  isMoved: boolean
}

/** In which zone every time is read, and when somebody is there. */
export function HoursSection({ timeZones, isMoved, ...fields }: HoursSectionProps) {
  const { typed, errors, change } = fields
  return (
    <FormSection title="Hours" lead="Every time in the portal is local to this zone.">
      <ChoiceField
        label="Time zone"
        name="timeZone"
        choices={timeZones}
        value={typed.timeZone}
        onChoose={(timeZone) => change({ timeZone })}
        errors={errors.timeZone}
        hint={
          isMoved
            ? 'Shoots and open times keep what their clock says: a shoot at 10:00 stays at 10:00, in the new zone.'
            : undefined
        }
      />
      <StudioInput
        fields={fields}
        name="hours"
        label="Business hours"
        limit={studioLimits.hours}
        hint="As clients read them, such as Mon-Fri 9AM-6PM EST."
      />
    </FormSection>
  )
}
