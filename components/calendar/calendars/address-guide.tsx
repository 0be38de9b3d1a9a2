import { Disclosure } from '@/components/ui/disclosure'

/** Where the usual calendars show their private address. */
export function AddressGuide() {
  return (
    <Disclosure summary="How to find the private address">
      <dl className="mt-3 grid gap-3">
        <Guide
          name="Google Calendar"
          steps="On a computer, open Settings, choose your calendar on the left, and copy “Secret address in iCal format”."
        />
        <Guide
          name="Apple Calendar"
          steps="On icloud.com, open Calendar, share the calendar as a public calendar, and copy its link."
        />
        <Guide
          name="Outlook"
          steps="On the web, open Settings, Calendar, Shared calendars. Publish your calendar with all details, and copy the ICS link."
        />
      </dl>
    </Disclosure>
  )
}

function Guide({ name, steps }: { name: string; steps: string }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-2">{steps}</dd>
    </div>
  )
}
