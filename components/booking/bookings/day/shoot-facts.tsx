import type { ReactNode } from 'react'
import { KeyValues } from '@/components/ui/key-values'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { airspaceNotesText } from '@/lib/booking/bookings/words/changes'

type ShootFactsProps = {
  shoot: DayShoot
  /** Shown first. */
  items?: readonly (readonly [name: string, value: ReactNode])[]
}

/** What is to be photographed, and how. */
export function ShootFacts({ shoot, items = [] }: ShootFactsProps) {
  const { visit, airspace, specialInstructions } = shoot
  return (
    <KeyValues
      items={[
        ...items,
        ['Services', visit.map(({ name }) => name).join(', ')],
        ['Drone', airspace && airspaceNotesText[airspace]],
        [
          'Instructions',
          specialInstructions && (
            <span className="whitespace-pre-line wrap-anywhere">{specialInstructions}</span>
          ),
        ],
      ]}
    />
  )
}
