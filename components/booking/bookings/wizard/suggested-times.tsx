import { LightSign } from '@/components/calendar/light/light-sign'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { suggestedTimesTitle, withPhotographerText } from '@/lib/booking/bookings/words/again'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { lightFrom } from '@/lib/calendar/light/rules/front-light'
import { suggestTime } from '@/lib/calendar/light/rules/suggest-time'
import type { Position } from '@/lib/calendar/light/schema'
import { lightWords, suggestionWords } from '@/lib/calendar/light/words'
import { formatDay } from '@/lib/platform/time/calendar-date'

/** Where the light of the times is shown; null while no place is known. */
type Light = { position: Position; facing: number | null; timeZone: string } | null

type TimeSuggestion = { slot: SlotChoice; reason: string }

/**
 * Returns up to three times that differ: the one with the best light, the soonest, and one of the photographer who came last.
 * @param slots in order of time
 */
export function suggestTimes(
  slots: readonly SlotChoice[],
  light: Light,
  wantsTwilight: boolean,
  lastPhotographer: { id: string; fullName: string } | null,
): TimeSuggestion[] {
  const best = suggestTime(slots, light, wantsTwilight)
  const [soonest] = slots
  const known = slots.find(
    ({ id, photographerId }) =>
      photographerId === lastPhotographer?.id && id !== best?.visit.id && id !== soonest?.id,
  )
  return [
    ...(best && best.reason !== 'soonest'
      ? [{ slot: best.visit, reason: suggestionWords[best.reason] }]
      : []),
    ...(soonest && (best?.reason === 'soonest' || best?.visit.id !== soonest.id)
      ? [{ slot: soonest, reason: suggestionWords.soonest }]
      : []),
    ...(known && lastPhotographer
      ? [{ slot: known, reason: withPhotographerText(lastPhotographer.fullName) }]
      : []),
  ]
}

type SuggestedTimesProps = {
  suggestions: readonly TimeSuggestion[]
  light: Light
  selectedId: string | null
  /** The page with all times. */
  allHref: string
  /** In place of the times where none are suggested. */
  emptyText: string
  onSelect: (slotId: string) => void
}

/** A few good times to choose from, each with the reason and its light in a word. */
export function SuggestedTimes(props: SuggestedTimesProps) {
  const { suggestions, light, selectedId, allHref, emptyText, onSelect } = props
  return (
    <section aria-labelledby="suggested-times">
      <SectionHead
        id="suggested-times"
        title={suggestedTimesTitle}
        action={<TextLink href={allHref}>All times</TextLink>}
        className="mb-3"
      />
      {suggestions.length === 0 ? (
        <p role="status" className="text-ink-2">
          {emptyText}
        </p>
      ) : (
        <ChoiceGroup legend={<span className="sr-only">{suggestedTimesTitle}</span>} columns={1}>
          {suggestions.map(({ slot, reason }) => {
            const kind = light && lightFrom(slot, light.position, light.facing, light.timeZone).kind
            const day = `${slot.weekday}, ${formatDay(slot.date)}`
            return (
              <ChoiceCard
                key={slot.id}
                name="time"
                checked={slot.id === selectedId}
                onChange={() => onSelect(slot.id)}
                title={reason}
                hint={
                  <span className="flex items-center gap-x-2">
                    {kind && <LightSign kind={kind} className="h-4 w-1.5" />}
                    <span className="min-w-0">
                      {[day, kind && lightWords[kind].word].filter(Boolean).join(' · ')}
                    </span>
                    <span className="sr-only">{slot.photographerName}</span>
                  </span>
                }
                figure={slot.startTime}
              />
            )
          })}
        </ChoiceGroup>
      )}
    </section>
  )
}
