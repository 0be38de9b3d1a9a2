import { linkClasses } from '@/components/ui/text-link'
import { openHousePath } from '@/lib/photos/property-pages/rules/addresses'
import { describeOpenHouse } from '@/lib/photos/property-pages/rules/open-house-words'
import type { OpenHouse } from '@/lib/photos/property-pages/schema'
import { type CalendarDate, formatDay } from '@/lib/platform/time/calendar-date'
import { zoneAbbreviation } from '@/lib/platform/time/clock'

type OpenHousesProps = {
  pageId: string
  openHouses: readonly OpenHouse[]
  today: CalendarDate
  timeZone: string
}

/** The upcoming open houses, each with a calendar file. */
export function OpenHouses({ pageId, openHouses, today, timeZone }: OpenHousesProps) {
  if (openHouses.length === 0) return null
  return (
    <section aria-labelledby="open-houses">
      <h2 id="open-houses" className="border-b border-ink pb-2.5 font-strong">
        {openHouses.length === 1 ? 'Open house' : 'Open houses'}
      </h2>
      <ul>
        {openHouses.map((openHouse) => (
          <li key={openHouse.id} className="grid gap-0.5 border-b border-line py-4">
            <span className="t-head">{describeOpenHouse(openHouse, today)}</span>
            <span className="text-ink-2">
              {formatDay(openHouse.date)}, {zoneAbbreviation(openHouse.date, timeZone)}.{' '}
              <a href={openHousePath(pageId, openHouse.id)} download className={linkClasses('text-ink-2')}>
                Add to calendar
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
