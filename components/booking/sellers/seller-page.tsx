import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { arrivalWindow } from '@/lib/booking/sellers/rules/arrival'
import type { ChecklistArea, SellerShoot } from '@/lib/booking/sellers/schema'
import { movedText, prepareTitle, stateTexts } from '@/lib/booking/sellers/words'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDate, formatWeekday, twelveHourRange } from '@/lib/platform/time/calendar-date'
import { zoneAbbreviation } from '@/lib/platform/time/clock'
import { Checklist } from './checklist'

type SellerPageProps = {
  shoot: SellerShoot
  areas: ChecklistArea[]
  studio: { name: string; timeZone: string; phone: string | null }
  /** Where the calendar file is. */
  calendarHref: string
}

/** What a seller sees of a shoot: when it is, who comes, what is photographed, and how to prepare the house. */
export function SellerPage({ shoot, areas, studio, calendarHref }: SellerPageProps) {
  const { street, town } = splitAddress(shoot.address)
  const { date, status } = shoot
  const isAhead = isStillAhead(shoot)
  return (
    <>
      <p className="text-ink-2">Photo shoot at</p>
      <h1 className="mt-1 font-serif text-[clamp(2.25rem,6vw,3.5rem)] leading-none font-light tracking-[-0.03em] text-balance">
        {street}
      </h1>
      <p className="mt-2 text-ink-2">{town}</p>
      <Status value={status} big className="mt-4" />
      <div className="mt-8 grid gap-10">
        <StateNotices shoot={shoot} />
        <section aria-labelledby="the-shoot">
          <SectionHead id="the-shoot" title="The shoot" />
          <KeyValues
            items={[
              ['Date', struckIf(status === 'CANCELLED', `${formatWeekday(date)}, ${formatDate(date)}`)],
              [
                'Time',
                struckIf(
                  status === 'CANCELLED',
                  `${twelveHourRange(shoot)} ${zoneAbbreviation(date, studio.timeZone)}`,
                ),
              ],
              ['Photographer', shoot.photographerName],
              ['Arrives', isAhead ? arrivalWindow(shoot.startTime) : null],
              ['Services', shoot.services.join(', ')],
              ['Your agent', shoot.agentName],
            ]}
          />
          {isAhead && (
            <a href={calendarHref} download className={buttonClasses({}, 'mt-5')}>
              <Icon name="calendar-plus" size="sm" />
              Add to calendar
            </a>
          )}
        </section>
        {isAhead && areas.length > 0 && (
          <section aria-labelledby="prepare">
            <SectionHead id="prepare" title={prepareTitle} />
            <Checklist storageKey={`northlight.seller.${shoot.bookingId}`} areas={areas} />
          </section>
        )}
        <p className="text-ink-2">
          Questions? Ask your agent, {shoot.agentName}
          {studio.phone && (
            <>
              , or call {studio.name} at{' '}
              <a href={`tel:${studio.phone.replace(/[^+\d]/g, '')}`} className="underline">
                {studio.phone}
              </a>
            </>
          )}
          .
        </p>
      </div>
    </>
  )
}

function isStillAhead({ status, isOver }: SellerShoot): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && !isOver
}

function StateNotices({ shoot }: { shoot: SellerShoot }) {
  const { status, movedFrom } = shoot
  const state = stateTexts[status]
  const isMoved = movedFrom !== null && isStillAhead(shoot)
  if (!state && !isMoved) return null
  return (
    <div className="grid gap-3">
      {isMoved && (
        <Notice tone="wait" title="The shoot was moved">
          {movedText(movedFrom)}
        </Notice>
      )}
      {state && (
        <Notice tone={status === 'CANCELLED' ? 'stop' : 'info'} title={state.title}>
          {state.text}
        </Notice>
      )}
    </div>
  )
}

function struckIf(isCancelled: boolean, text: string): ReactNode {
  return isCancelled ? <del>{text}</del> : text
}
