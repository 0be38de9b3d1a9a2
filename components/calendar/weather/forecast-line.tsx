import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { ShootForecast, SkyKind } from '@/lib/calendar/weather/schema'
import { spoilsText, staleText } from '@/lib/calendar/weather/words'

const icons: Record<SkyKind, IconName> = {
  clear: 'sun',
  'partly-cloudy': 'cloud-sun',
  cloudy: 'cloud',
  fog: 'cloud-fog',
  drizzle: 'cloud-drizzle',
  rain: 'cloud-rain',
  ice: 'snowflake',
  snow: 'cloud-snow',
  storm: 'cloud-lightning',
}

type ForecastLineProps = {
  forecast: ShootForecast
  /** Among other facts of a shoot, without a label or a notice about bad weather. */
  isListed?: boolean
}

/** A shoot's forecast in a line, with its age if it's older than it should be. */
export function ForecastLine({ forecast, isListed = false }: ForecastLineProps) {
  const { sky, text, problem, staleHours } = forecast
  const icon = problem === 'wind' ? 'wind' : icons[sky]
  return (
    <span className="flex gap-2">
      <Icon name={icon} size="sm" className={`mt-1 flex-none ${problem ? 'text-wait' : 'text-ink-3'}`} />
      <span className="min-w-0">
        {isListed && <span className="sr-only">Forecast: </span>}
        {text}
        {isListed && problem && <span className="text-wait"> · {spoilsText}</span>}
        {staleHours !== null && <span className="text-ink-3"> · {staleText(staleHours)}</span>}
      </span>
    </span>
  )
}
