import { Icon } from '@/components/ui/icon'
import { SectionHead } from '@/components/ui/section-head'
import { linkClasses } from '@/components/ui/text-link'
import { openHousePath } from '@/lib/photos/property-pages/rules/addresses'
import type { OpenHouse } from '@/lib/photos/property-pages/schema'
import { formatDate, formatWeekday, twelveHourRange } from '@/lib/platform/time/calendar-date'

type OpenHousesProps = { pageId: string; openHouses: readonly OpenHouse[]; zone: (date: string) => string }

/** The upcoming open houses, each with a calendar file. */
export function OpenHouses({ pageId, openHouses, zone }: OpenHousesProps) {
  if (openHouses.length === 0) return null
  return (
    <section aria-labelledby="open-houses">
      <SectionHead id="open-houses" title={openHouses.length === 1 ? 'Open house' : 'Open houses'} />
      <ul>
        {openHouses.map((openHouse) => (
          <li
            key={openHouse.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-3"
          >
            <span>
              <span className="font-strong">
                {formatWeekday(openHouse.date)}, {formatDate(openHouse.date)}
              </span>
              <br />
              <span className="text-ink-2">
                {twelveHourRange(openHouse)} {zone(openHouse.date)}
              </span>
            </span>
            <a href={openHousePath(pageId, openHouse.id)} download className={linkClasses('text-ink-2')}>
              <Icon name="calendar-plus" size="sm" />
              Add to calendar
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
