import { FormSection } from '@/components/ui/form-section'
import { studioLimits } from '@/lib/studio/settings/limits'
import type { Choice } from '@/lib/studio/settings/rules/choices'
import { timeZoneChangeText } from '@/lib/studio/settings/words'
import { ChoiceField } from './choice-field'
import { type StudioFields, StudioInput } from './studio-input'

type HoursSectionProps = StudioFields & {
  timeZones: readonly Choice[]
  /** A time zone other than the saved one is chosen. */
  isMoved: boolean
}

/** The studio's time zone and business hours. */
export function HoursSection({ timeZones, isMoved, ...fields }: HoursSectionProps) {
  const { typed, errors, change } = fields
  return (
    <FormSection title="Hours" lead="All times in the portal are in this time zone.">
      <ChoiceField
        label="Time zone"
        name="timeZone"
        choices={timeZones}
        value={typed.timeZone}
        onChoose={(timeZone) => change({ timeZone })}
        errors={errors.timeZone}
        hint={isMoved ? timeZoneChangeText : undefined}
      />
      <StudioInput
        fields={fields}
        name="hours"
        label="Business hours"
        limit={studioLimits.hours}
        hint="Shown to clients, such as Mon-Fri 9AM-6PM EST."
      />
    </FormSection>
  )
}
