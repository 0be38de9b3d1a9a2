import type { LateRule } from './find-early-loads'
import type { ImportRule } from './find-import-violations'
import type { RankRule } from './find-upward-imports'

// Which files may import which. `npm test -- lint` enforces the rules; lib/import-rules.test.ts tests each of them.
// The layers, from the outside in: app -> components -> lib.

/** The areas with domains, from the ground up: an area imports only areas below it. */
const rankedAreas = [
  'studio',
  'people',
  'catalog',
  'calendar',
  'booking',
  'billing',
  'photos',
  'messaging',
  'site',
  'search',
  'audit',
]
/** What every area builds on, from the ground up: no domain is in them. */
export const foundations = ['platform', 'integrations', 'auth', 'entry']
/** The areas that are one domain each. */
export const singleDomains = ['messaging', 'search', 'audit']
/** The areas of lib whose folders are domains. */
export const areas = rankedAreas.filter((area) => !singleDomains.includes(area))

const domain = `(?:(?:${areas.join('|')})/[^/]+|${singleDomains.join('|')})`
const anyDomain = `^lib/${domain}/`

// What a domain may import from any other domain.
const sharedByDomains = `^lib/${domain}/(schema|limits|rules|words|policy)(\\.ts$|/)|^lib/${domain}/operations/|^lib/studio/settings/queries/get-studio\\.ts$`

const serverSdks = '^npm:(stripe|resend|pusher|uploadthing(/(server|next))?)$'
const connection = '^lib/platform/data/db\\.ts$|^npm:(@prisma/adapter-pg|pg)$'
const prismaClient = '^prisma/(?!generated/enums)|^npm:@prisma/client'
const nearDatabase = `^lib/(platform|auth|workflows)/|^lib/${domain}/(queries|commands|operations)/`
const tests = '\\.(test|fixture)\\.tsx?$|/testing(/|\\.ts$)'
const purePlatform =
  '^lib/platform/((imports|money|text)/[^/]+|time/(calendar-date|clock|date-schema|time-zones|week)|web/(flash|form-values|offline-words|rate-limit-type|site-path|url-state)|data/(audit-actions|choose-page|latest-first|move-entry|retention)|errors|words)\\.ts$'
const pure = 'schema|limits|rules|words'
const browserSafe = `^lib/(${domain}|entry|auth|integrations)/(${pure})(/.+)?\\.ts$|${purePlatform}`

export const importRules: ImportRule[] = [
  {
    name: 'app-reads-and-acts-through-domains',
    comment:
      'Pages and routes go through a domain, never directly to the database, a vendor SDK or a command.',
    from: { path: '^app/', pathNot: tests },
    to: {
      path: `${connection}|${prismaClient}|${serverSdks}|^lib/(integrations/|workflows/(?!read-|cron-response))|^lib/${domain}/(commands|operations)/`,
    },
  },
  {
    name: 'components-know-their-own-domain',
    comment:
      'A component imports ui, shell, live, uploads and its own domain; app combines domains on a screen.',
    from: {
      path: '^components/(?!ui/|shell/)([^/]+)/',
      pathNot: `${tests}|^components/booking/bookings/wizard/`,
    },
    to: {
      path: `^components/|${anyDomain}`,
      pathNot: '^components/(ui|shell|live|uploads|$1)/|^lib/($1/|studio/$1/|studio/uploads/schema\\.ts$)',
    },
  },
  {
    name: 'the-wizard-combines-several-domains',
    comment:
      'Booking a shoot is one task across services, times, light, cards, and the booking, whose steps share state that app would have to pass around.',
    from: { path: '^components/booking/bookings/wizard/', pathNot: tests },
    to: {
      path: `^components/|${anyDomain}`,
      pathNot:
        '^components/(ui|shell|live|booking/(access-details|bookings)|calendar/(availability|light)|catalog/(cards|services)|site/analytics|studio/places)/|^lib/(booking/(access-details|bookings)|calendar/(availability|light|travel)|catalog/(cards|services|coupons|taxes)|people/brokerages|site/analytics|studio/places)/',
    },
  },
  {
    name: 'components-take-what-browsers-may-hold',
    comment: 'From lib, a component imports schema, rules and actions; it receives data as props.',
    valuesOnly: true,
    from: { path: '^components/', pathNot: tests },
    to: {
      // Browser uploads use `@uploadthing/react` instead.
      path: `^lib/|^prisma/(?!generated/enums)|${serverSdks}|^npm:uploadthing/`,
      pathNot: `${browserSafe}|^lib/${domain}/actions(\\.ts$|/)`,
    },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'Every domain uses the primitives, so they depend on none.',
    from: { path: '^components/ui/', pathNot: tests },
    to: { path: '^(components/(?!ui/)|lib/)', pathNot: purePlatform },
  },
  {
    name: 'only-entry-points-import-next',
    comment: 'In lib, only entry, auth and actions import Next.js.',
    from: { path: '^lib/', pathNot: `${tests}|^lib/(entry|auth)/|/actions(\\.ts$|/)` },
    to: { path: '^npm:next($|/)' },
  },
  {
    name: 'only-the-edge-enters',
    comment: "In lib, only actions and routes are built with entry's functions.",
    from: {
      path: '^lib/(?!entry/|auth/|workflows/)',
      pathNot: `${tests}|/actions(\\.ts$|/)|/routes/`,
    },
    to: { path: '^lib/entry/' },
  },
  {
    name: 'actions-serve-their-own-domain',
    comment: 'Actions and routes call their own commands and queries, or a workflow of several domains.',
    from: { path: `^lib/(${domain})/(actions\\.ts$|(actions|routes)/)`, pathNot: tests },
    to: { path: anyDomain, pathNot: `^lib/$1/|${sharedByDomains}` },
  },
  {
    name: 'domains-leave-each-other-alone',
    comment:
      'A domain imports only schema, limits, rules, words, policy and operations of another; effects across domains go through workflows.',
    from: { path: `^lib/(${domain})/(?!actions\\.ts$|(actions|routes)/)`, pathNot: tests },
    to: { path: `${anyDomain}|^lib/workflows/`, pathNot: `^lib/$1/|${sharedByDomains}` },
  },
  {
    name: 'commands-have-one-caller',
    comment: "Only its own domain's entry points and workflows call a command.",
    from: {
      path: `^(?!lib/workflows/|prisma/seed/|bench/)(?:lib/(${domain})/)?`,
      pathNot: `${tests}|^e2e/`,
    },
    to: { path: `^lib/${domain}/commands/`, pathNot: '^lib/$1/commands/' },
  },
  {
    name: 'database-in-queries-and-commands',
    comment: 'Only platform, auth, queries, commands and workflows access the database.',
    valuesOnly: true,
    from: { path: '^(lib|app|components|emails)/', pathNot: `${tests}|${nearDatabase}` },
    to: { path: connection },
  },
  {
    name: 'prisma-in-queries-and-commands',
    comment:
      "Only code that accesses the database imports Prisma's client, and policy.ts, which builds WHERE clauses.",
    valuesOnly: true,
    from: {
      path: '^(lib|app|components|emails)/',
      pathNot: `${tests}|${nearDatabase}|^lib/${domain}/policy\\.ts$`,
    },
    to: { path: prismaClient },
  },
  {
    name: 'foundations-know-no-domain',
    comment: 'Domains build on platform and integrations, not the other way around.',
    from: { path: '^lib/(platform|integrations)/', pathNot: tests },
    to: { path: `${anyDomain}|^lib/(auth|entry|workflows)/|^(app|components)/` },
  },
  {
    name: 'entry-knows-no-domain',
    comment: 'Every domain uses it, so it depends on none.',
    from: { path: '^lib/entry/', pathNot: tests },
    to: { path: `${anyDomain}|^lib/workflows/|^(app|components)/` },
  },
  {
    name: 'emails-know-only-words',
    comment: 'An email imports words.ts; everything else it shows comes from its props.',
    from: { path: '^emails/', pathNot: tests },
    to: {
      path: `${anyDomain}|^lib/(workflows|entry)/|^(app|components)/`,
      pathNot: `^lib/${domain}/words(\\.ts$|/)`,
    },
  },
  {
    name: 'vendors-behind-integrations',
    comment: "Only lib/integrations imports a vendor's server SDK.",
    valuesOnly: true,
    from: { path: '^(app|components|emails|lib)/', pathNot: `${tests}|^lib/integrations/` },
    to: { path: serverSdks },
  },
  {
    name: 'browser-safe-stays-browser-safe',
    comment: 'schema, limits, rules and words also run in the browser, so they must be pure.',
    from: { path: `^lib/(${domain}|entry|auth|integrations)/(${pure})(/.+)?\\.ts$`, pathNot: tests },
    to: {
      path: '^(lib|emails|components|app)/|^node:|^npm:(server-only|next)',
      pathNot: browserSafe,
    },
  },
  {
    name: 'product-without-scaffold',
    comment: 'The product never imports the sandbox, the seed or the tests.',
    from: { path: '^(app|components|emails|lib)/|^(proxy|instrumentation)\\.ts$', pathNot: tests },
    to: { path: '^(sandbox|e2e|bench|prisma/(seed|migrate))|^npm:(vitest|@playwright/|fast-check)' },
  },
]

/** Lists, limits and words that a component shows stay in files that don't import a schema's validators. */
export const validatorsLoadLater: LateRule = {
  name: 'validators-load-later',
  comment:
    'zod is larger than any page. A client component imports a schema dynamically, when its form is used.',
  path: '^npm:zod(/|$)',
}

/** What an area needs from above comes as a parameter, through a workflow, or as an event. */
export const areasAreRanked: RankRule = {
  name: 'areas-are-ranked',
  ranks: [
    ['platform'],
    ['integrations', 'auth', 'entry'],
    ...rankedAreas.map((area) => [area]),
    ['workflows'],
  ],
  ignored: tests,
  // Actions and routes call their own commands, or a workflow.
  allowed: { from: `^lib/${domain}/(actions\\.ts$|(actions|routes)/)`, to: '^lib/workflows/' },
  exceptions: {
    'lib/auth/sessions.ts -> lib/people/accounts/operations/mark-signed-in.ts':
      "A session's transaction records the account's first sign-in",
    'lib/billing/invoices/commands/apply-payment-state.ts -> lib/photos/licenses/operations/grant-license.ts':
      'A paid invoice grants its license in the same transaction',
    'lib/billing/invoices/commands/apply-statement-payment.ts -> lib/photos/licenses/operations/grant-license.ts':
      'A paid invoice grants its license in the same transaction',
    'lib/billing/invoices/commands/mark-paid.ts -> lib/photos/licenses/operations/grant-license.ts':
      'A paid invoice grants its license in the same transaction',
    'lib/billing/invoices/operations/issue-bill.ts -> lib/photos/licenses/operations/grant-license.ts':
      'A paid invoice grants its license in the same transaction',
    'lib/billing/invoices/operations/pay-by-statement.ts -> lib/photos/licenses/operations/grant-license.ts':
      'A paid invoice grants its license in the same transaction',
    'lib/billing/invoices/operations/void-locked-invoice.ts -> lib/photos/licenses/operations/grant-license.ts':
      'A paid invoice grants its license in the same transaction',
    'lib/studio/settings/queries/get-studio.ts -> lib/catalog/services/operations/convert-prices.ts':
      "A new database's catalog is converted with the first settings",
    'components/booking/bookings/wizard/use-counted-steps.ts -> components/site/analytics/count-event.ts':
      "The wizard's steps are counted where they change",
    'components/booking/bookings/wizard/use-counted-steps.ts -> lib/site/analytics/rules/counted-pages.ts':
      "The wizard's steps are counted where they change",
  },
}
