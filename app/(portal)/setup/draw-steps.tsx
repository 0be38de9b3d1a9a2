import type { ReactNode } from 'react'
import { HoursForm } from '@/components/calendar/availability/hours-form'
import { WeeklyHoursList } from '@/components/calendar/availability/weekly-hours-list'
import { OfferServicesForm } from '@/components/catalog/services/offer-services-form'
import { AddRateButton } from '@/components/catalog/taxes/add-rate-button'
import { InviteButton } from '@/components/people/accounts/invite-button'
import { AddItemButton } from '@/components/site/portfolio/add-buttons'
import { LogoField } from '@/components/studio/settings/logo-field'
import { MarkStepButton } from '@/components/studio/settings/mark-step-button'
import { OpeningDetailsForm } from '@/components/studio/settings/opening-details-form'
import { ServiceRow } from '@/components/studio/system/service-row'
import { LinkButton } from '@/components/ui/button'
import { LinkField } from '@/components/ui/link-field'
import { Logo } from '@/components/ui/logo'
import { TextLink } from '@/components/ui/text-link'
import type { Actor } from '@/lib/auth/actor'
import { daysAhead, defaultPatternDays } from '@/lib/calendar/availability/limits'
import { readCalendar } from '@/lib/calendar/availability/queries/read-calendar'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { offerTexts } from '@/lib/catalog/services/words/editor'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { describePhotoTax } from '@/lib/catalog/taxes/words'
import { importTitle } from '@/lib/people/imports/words'
import { importTitle as importShootsTitle } from '@/lib/photos/imports/words/import'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { removeLogoAction, updateLogoAction } from '@/lib/studio/settings/actions'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { MarkableStep, OpeningStep } from '@/lib/studio/settings/rules/opening'
import { listTimeZones } from '@/lib/studio/settings/rules/places'
import { logoSavedText } from '@/lib/studio/settings/words'
import type { ServiceName } from '@/lib/studio/system/schema'
import type { Opening } from '@/lib/workflows/read-opening'

const weekdays = [1, 2, 3, 4, 5]

/** Draws the fields of every step of opening the studio: those of the settings, or a link to where it's done. */
export async function drawSteps(actor: Actor, opening: Opening): Promise<Record<OpeningStep, ReactNode>> {
  const studio = await getStudio()
  const [{ patterns }, services] = await Promise.all([
    readCalendar(actor, actor.profileId),
    listManagedServices(actor),
  ])
  const today = todayIn(studio.timeZone)
  const place = toTaxPlace({ propertyAddress: studio.address ?? '', propertyState: null, propertyZip: null })
  const isLeft = (step: OpeningStep) => opening.steps.some((one) => one.step === step && one.state === 'open')
  const mark = (step: MarkableStep, label: string) =>
    isLeft(step) && <MarkStepButton step={step} label={label} />
  const service = (name: ServiceName) => opening.services.find((one) => one.name === name)
  return {
    name: (
      <OpeningDetailsForm
        identity={pickDetails(studio)}
        timeZones={listTimeZones()}
        logo={
          <LogoField
            name={studio.name}
            logoUrl={studio.logoUrl}
            substitute={<Logo name={studio.name} className="max-w-full" />}
            owner={{}}
            updateAction={updateLogoAction}
            removeAction={removeLogoAction}
            savedText={logoSavedText}
            removalText="The Northlight logo and your studio's name will be shown instead."
          />
        }
      >
        {mark('name', 'Keep these details')}
      </OpeningDetailsForm>
    ),
    hours: (
      <>
        <p className="text-ink-2">
          Clients can book inside these hours. Notice, breaks, and days off are in{' '}
          <TextLink href="/calendar?view=hours">the calendar</TextLink>.
        </p>
        {patterns.length > 0 && <WeeklyHoursList patterns={patterns} />}
        <HoursForm
          colleague={null}
          today={today}
          furthest={addDays(today, daysAhead)}
          defaultUntil={addDays(today, defaultPatternDays)}
          defaultWeekdays={patterns.length > 0 ? [] : weekdays}
        />
      </>
    ),
    services: (
      <>
        <p className="text-ink-2">
          {offerTexts.lead} Sizes, packages, and more are in{' '}
          <TextLink href="/settings/services">Settings, Services</TextLink>. You can also{' '}
          <TextLink href="/settings/services/import">import a price list</TextLink>.
        </p>
        <OfferServicesForm services={services.filter(({ kind }) => kind === 'SERVICE')} />
      </>
    ),
    tax: (
      <>
        <p className="text-ink-2">{describePhotoTax(place.state)}</p>
        <Buttons>
          <AddRateButton today={today} state={place.state} />
          {mark('tax', "I don't charge tax")}
        </Buttons>
      </>
    ),
    payments: (
      <>
        <p className="text-ink-2">
          The test asks Stripe for your account, and whether it reports payments to the portal. Real cards are
          charged once the portal has your live keys.
        </p>
        <Tested report={service('payments')} />
        <Buttons>{mark('payments', 'Do this later')}</Buttons>
      </>
    ),
    email: (
      <>
        <p className="text-ink-2">The test sends an email to {actor.email}.</p>
        <Tested report={service('email')} />
        <Buttons>{mark('email', 'Do this later')}</Buttons>
      </>
    ),
    project: (
      <>
        <p className="text-ink-2">
          Five photos of one house are enough. Agents look at pictures before prices. All your projects are in{' '}
          <TextLink href="/admin-portfolio">Portfolio</TextLink>.
        </p>
        <Buttons>
          <AddItemButton />
          {mark('project', 'Do this later')}
        </Buttons>
      </>
    ),
    import: (
      <>
        <p className="text-ink-2">
          Bring names, emails, and phone numbers as a CSV file, then past shoots with their photos. Nobody is
          emailed.
        </p>
        <Buttons>
          <LinkButton href="/clients/import">{importTitle}</LinkButton>
          <LinkButton href="/clients/import/shoots">{importShootsTitle}</LinkButton>
          {mark('import', 'Do this later')}
        </Buttons>
      </>
    ),
    team: (
      <>
        <p className="text-ink-2">
          Photographers shoot, editors prepare photos, and coordinators take care of bookings. You can invite
          them at any time in the <TextLink href="/admin">Admin Panel</TextLink>.
        </p>
        <Buttons>
          <InviteButton />
          {mark('team', "It's just me")}
        </Buttons>
      </>
    ),
    link: (
      <>
        <p className="text-ink-2">
          Send it to three agents who already know you. They sign up, and choose services and a time.
        </p>
        <LinkField label="Booking link" url={opening.bookingLink} />
        {isLeft('link') && (
          <div>
            <MarkStepButton step="link" label="I shared it" />
          </div>
        )}
      </>
    ),
  }
}

function pickDetails(studio: Awaited<ReturnType<typeof getStudio>>) {
  const { name, supportEmail, phone, address, timeZone, hours, currency } = studio
  const { mailSenderName, mailSenderAddress } = studio
  return {
    name,
    supportEmail,
    phone,
    address,
    timeZone,
    hours,
    currency,
    mailSenderName,
    mailSenderAddress,
  }
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}

function Tested({ report }: { report: Parameters<typeof ServiceRow>[0]['service'] | undefined }) {
  return <ul className="border-t">{report && <ServiceRow service={report} />}</ul>
}
