import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/field'
import { lengthInWords } from '@/lib/calendar/availability/words/lengths'

const lengths = [30, 60, 90, 120, 180, 240]

/** How long the slots of opened time are; 0 is one slot. */
export function SlotLengthSelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  return (
    <Select {...props}>
      <option value="0">One slot</option>
      {lengths.map((minutes) => (
        <option key={minutes} value={minutes}>
          {lengthInWords(minutes)}
        </option>
      ))}
    </Select>
  )
}
