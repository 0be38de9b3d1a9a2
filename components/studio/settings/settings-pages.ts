/** The names of a setting as they stand on the page, with other words for it, and the id of the part of the page that has it. */
type Setting = string | readonly [names: string, partId: string]

/** A page of the settings, with what stands on it, by whose words it's found. */
export type SettingsPage = {
  href: string
  /** Its name in lists. */
  label: string
  /** Its title, if that says more than the label. */
  title?: string
  lead: string
  settings: readonly Setting[]
  isForOwner?: boolean
}

export type SettingsGroup = { name: string; pages: readonly SettingsPage[] }

const groups: readonly SettingsGroup[] = [
  {
    name: 'Studio',
    pages: [
      {
        href: '/settings/studio',
        label: 'Studio',
        lead: 'Your name, logo, and how clients reach you. Shown in the portal, in emails, on invoices, and on your public page.',
        settings: [
          'Studio name, company, brand',
          'Logo, branding, colors, colour',
          'Support email, contact',
          'Phone, telephone',
          'Address, location, map',
          'Time zone',
          'Business hours',
          ['Currency', 'currency'],
          ['Email sender: name and address, from', 'email-sender'],
        ],
      },
      {
        href: '/settings/public',
        label: 'Public page',
        lead: 'What visitors read about you, before they book and when they sign in.',
        settings: [
          'Headline, slogan, tagline, website, landing page',
          'Introduction, about us',
          ['Services on the public page', 'service-texts'],
          ['Social networks: TikTok, Instagram, Facebook', 'social-networks'],
          ['Email signature, footer', 'email-signature'],
        ],
      },
      {
        href: '/settings/sellers',
        label: 'Sellers',
        lead: 'What sellers read before a shoot, on the link that clients share with them.',
        settings: ['Checklist for sellers, homeowners, prepare the house'],
      },
      {
        href: '/settings/licenses',
        label: 'Licenses',
        lead: 'Which rights clients get in their photos, and what other uses cost.',
        settings: [
          'Default license, usage rights',
          'License texts',
          'Transfers to another agent',
          'List of licenses, CSV',
        ],
      },
    ],
  },
  {
    name: 'Booking',
    pages: [
      {
        href: '/settings/services',
        label: 'Services',
        title: 'Services and prices',
        lead: 'What clients can book. Past bookings keep the name and price they were made with.',
        settings: [
          'Prices by size, square feet, bedrooms, or photos',
          'Add-ons, extras, upsell',
          'Packages, bundles',
          'Photos included, extra photo',
          'Revision rounds',
          'Light: daylight or twilight',
          'Drone',
          'Order of services',
          'Import a price list, CSV',
        ],
      },
      {
        href: '/calendar?view=hours',
        label: 'Availability',
        lead: 'When clients can book you: your own hours, rules, and days off.',
        settings: [
          'Weekly hours, slots, opening hours, schedule',
          'Minimum notice, lead time',
          'Buffer between shoots',
          'Where your drives start',
          ['Blocked days, vacation, days off', 'blocked-days'],
          ['Other calendars: Google, Outlook, iCal', 'other-calendars'],
        ],
      },
      {
        href: '/settings/travel',
        label: 'Travel',
        lead: 'How long drives take, and what clients pay for long ones.',
        settings: ['Travel time, average speed', 'Travel fee, miles, mileage, kilometers, gas'],
      },
      {
        href: '/settings/cancellation',
        label: 'Cancellation',
        lead: 'Until when clients cancel free of charge, and what it costs after that.',
        settings: ['Free until, deadline, cancel, refund policy', 'Late fee, no-show'],
      },
      {
        href: '/settings/coupons',
        label: 'Coupons',
        lead: "A discount for clients who enter a code when they book. Photographers' pay counts from the full price.",
        settings: ['Codes, promotions, discounts, vouchers'],
      },
    ],
  },
  {
    name: 'Money',
    pages: [
      {
        href: '/settings/invoices',
        label: 'Invoices',
        title: 'Invoice terms',
        lead: 'When clients pay, when they are reminded, and when photos are promised.',
        settings: [
          'Due days, payment terms, net 30',
          'Invoice number prefix',
          'Reminders',
          ['Deposit, retainer, prepayment', 'deposit'],
          ['Automatic charges of saved cards, retries, autopay', 'automatic-charges'],
          'Turnaround: when photos are promised',
          'How long galleries stay open, expiration',
        ],
      },
      {
        href: '/settings/tax',
        label: 'Tax',
        title: 'Tax rates',
        lead: "Enter the rates that apply to your studio; ask your accountant which. The property's place decides.",
        settings: [
          'Sales tax rates by state and ZIP code, VAT, GST, HST',
          'Prices include tax, gross, net',
          ['Services that are taxed', 'taxed'],
          'Tax number, on invoices, VAT ID, EIN',
        ],
      },
      {
        href: '/settings/pay',
        label: 'Pay',
        lead: 'How often and how much you pay photographers. Only you can see this page.',
        settings: [
          'Pay period, payroll, salary, wages',
          ['Terms: percentage or amount per shoot', 'terms'],
          '1099 threshold',
        ],
        isForOwner: true,
      },
    ],
  },
  {
    name: 'Photos',
    pages: [
      {
        href: '/settings/mls',
        label: 'MLS',
        title: 'MLS profiles',
        lead: "What each board wants of photos, checked before a download for the MLS. Boards change: look at each figure's date.",
        settings: [
          'Pixels and file size for boards, resolution, Bright, Canopy',
          'Altered photos, disclosure',
        ],
      },
    ],
  },
  {
    name: 'Administration',
    pages: [
      {
        href: '/settings/mail',
        label: 'Email',
        lead: 'Every email the portal sends. Temporary failures are retried automatically.',
        settings: ['Email log, failed emails, bounced', 'Email previews, templates'],
      },
      {
        href: '/settings/audit',
        label: 'Audit log',
        lead: 'Who did what, and when. Nothing in it can be changed or deleted.',
        settings: ['History of changes'],
      },
      {
        href: '/settings/security',
        label: 'Security',
        lead: 'Who needs more than a password to sign in. Only you can see this page.',
        settings: ['Second factor for the team, two-factor authentication, 2FA, MFA, passkeys, login'],
        isForOwner: true,
      },
      {
        href: '/settings/legal',
        label: 'Terms and privacy',
        lead: 'Your terms of service and privacy policy, as clients agree to them. Only you can see this page.',
        settings: ['Terms of service, contract', 'Privacy policy, GDPR', 'Legal documents, versions'],
        isForOwner: true,
      },
      {
        href: '/settings/privacy',
        label: 'Privacy',
        lead: 'What the portal keeps about people, and for how long. Only you can see this page.',
        settings: [
          ['Deletion requests, delete a client', 'deletion-requests'],
          'How long records are kept, retention',
        ],
        isForOwner: true,
      },
      {
        href: '/settings/system',
        label: 'System',
        lead: 'What your portal runs on, and whether it works. Only you can see this page.',
        settings: [
          'Test payments, Stripe',
          'Test email, Resend',
          'File storage, UploadThing',
          'Live updates, Pusher',
          ['Failed jobs', 'failed-jobs'],
          ['Versions and database', 'versions'],
        ],
        isForOwner: true,
      },
    ],
  },
]

/** Lists the settings that a person may open, by group. */
export function settingsFor({ isOwner }: { isOwner: boolean }): SettingsGroup[] {
  return groups.map(({ name, pages }) => ({
    name,
    pages: pages.filter(({ isForOwner }) => isOwner || !isForOwner),
  }))
}

/** Returns the page at a path. @throws if the settings have none there */
export function settingsPageAt(href: string): SettingsPage {
  const found = groups.flatMap(({ pages }) => pages).find((page) => page.href === href)
  if (!found) throw new Error(`The settings have no page ${href}`)
  return found
}

export type SettingsHit = { href: string; label: string; where: string }

/**
 * Finds pages and single settings by the beginnings of words: `tax num` finds the tax number. Pages come first; a page that is
 * found isn't repeated for its settings, unless they are found on their own. A setting's link leads to the part of the page that has it.
 */
export function findSettings(visible: readonly SettingsGroup[], query: string): SettingsHit[] {
  const terms = query.toLowerCase().split(/\W+/).filter(Boolean)
  if (terms.length === 0) return []
  const hits = visible.flatMap(({ name, pages }) =>
    pages.flatMap((page) => {
      const title = `${page.label} ${page.title ?? ''}`
      const ofPage = matches(title, terms)
        ? [{ href: page.href, label: page.label, where: name, rank: 0 }]
        : []
      const ofSettings = page.settings
        .map((setting) => (typeof setting === 'string' ? ([setting] as const) : setting))
        .filter(([names]) => matches(`${title} ${names}`, terms) && !matches(title, terms))
        .map(([label, partId]) => ({
          href: partId ? `${page.href}#${partId}` : page.href,
          label,
          where: page.label,
          rank: 1,
        }))
      return [...ofPage, ...ofSettings]
    }),
  )
  return hits.sort((one, other) => one.rank - other.rank).map(({ rank: _rank, ...hit }) => hit)
}

function matches(text: string, terms: readonly string[]): boolean {
  const words = text.toLowerCase().split(/\W+/)
  return terms.every((term) => words.some((word) => word.startsWith(term)))
}
