import { bookingSubject } from '@/lib/booking/bookings/words/notifications'
import { chooseTimeText, problemTitles, weatherCredit } from '@/lib/calendar/weather/words'
import { clientReason } from './client-reason'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type BadForecastProps = {
  reader: 'client' | 'photographer'
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
  problem: keyof typeof problemTitles
  /** "62°F, light rain likely (70%), wind 14 mph" */
  forecast: string
  address: string
  date: string
  time: string
  /** Opens the choice of another time. */
  link: string
}

const leads: Record<BadForecastProps['reader'], string> = {
  client: 'the weather may spoil the exterior photos of this shoot. You can move it for free, or keep it.',
  photographer:
    'the weather may spoil the exterior photos of this shoot. You or the client can move it, or keep it.',
}

/** To both sides, when the forecast spoils a shoot's exterior photos. */
export const badForecast: Mail<BadForecastProps> = {
  subject: ({ problem, address }) => bookingSubject(problemTitles[problem], address),
  content: ({ reader, fullName, standInFor, problem, forecast, address, date, time, link }) => ({
    preview: `${date} at ${time}: ${forecast}.`,
    reason: reader === 'client' ? clientReason : photographerReason(standInFor),
    heading: problemTitles[problem],
    to: fullName,
    lead: leads[reader],
    address,
    facts: [
      ['Date', date],
      ['Time', time],
      ['Forecast', forecast],
    ],
    action: {
      href: link,
      label: chooseTimeText,
      remark: (
        <a href={weatherCredit.href} className="ink2" style={{ color: '#4b453e' }}>
          {weatherCredit.text}
        </a>
      ),
    },
  }),
}
