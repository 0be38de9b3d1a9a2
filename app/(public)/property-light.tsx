import { HomeLight } from '@/components/calendar/light/home-light'
import { PropertySection } from '@/components/photos/property-pages/property-section'
import { homeLightNote, lightTodayTitle } from '@/lib/calendar/light/words'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'

/** The light at a property on the day its page is shown; nothing where it isn't known where that is. */
export function PropertyLight({ tour: { site, today, timeZone } }: { tour: PropertyTour }) {
  if (!site) return null
  return (
    <PropertySection id="light" title={lightTodayTitle} note={homeLightNote(today, site.facing)}>
      <HomeLight date={today} position={site.position} facing={site.facing} timeZone={timeZone} />
    </PropertySection>
  )
}
