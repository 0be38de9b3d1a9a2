import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { GoodTime, ShootForecast } from '@/lib/calendar/weather/schema'
import { chooseTimeText, moveLabel, problemTexts, problemTitles } from '@/lib/calendar/weather/words'

type WeatherNoticeProps = {
  forecast: ShootForecast | null
  reader: 'client' | 'photographer'
  /** Free times with better weather, each with the page that moves the shoot there. */
  moves: readonly { time: GoodTime; href: string }[]
  /** The page on which any other time can be chosen; null for a reader who can't move the shoot. */
  chooseHref: string | null
}

/** Offers to move a shoot whose exterior photos the weather spoils; nothing if it doesn't. */
export function WeatherNotice({ forecast, reader, moves, chooseHref }: WeatherNoticeProps) {
  if (!forecast?.problem) return null
  return (
    <Notice
      tone="wait"
      title={problemTitles[forecast.problem]}
      action={
        chooseHref && (
          <ul className="mt-3 grid gap-3">
            {moves.map(({ time, href }) => (
              <li key={time.slotId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <LinkButton size="sm" href={href}>
                  {moveLabel(time)}
                </LinkButton>
                <span className="text-ink-2">{time.text}</span>
              </li>
            ))}
            <li>
              {moves.length > 0 ? (
                <TextLink href={chooseHref}>{chooseTimeText}</TextLink>
              ) : (
                <LinkButton size="sm" href={chooseHref}>
                  {chooseTimeText}
                </LinkButton>
              )}
            </li>
          </ul>
        )
      }
    >
      {problemTexts[reader]}
    </Notice>
  )
}
