import { linkClasses } from '@/components/ui/text-link'
import { weatherCredit } from '@/lib/calendar/weather/words'

/** Names the source of the forecasts, as its license asks. */
export function WeatherCredit({ className }: { className?: string }) {
  return (
    <a
      href={weatherCredit.href}
      target="_blank"
      rel="noreferrer"
      className={linkClasses(`t-label ${className ?? ''}`)}
    >
      {weatherCredit.text}
    </a>
  )
}
