import type { ImportRule } from './sandbox/launch/imports/find-import-violations'

// Who may import whom. `npm test -- lint` enforces it; lib/import-rules.test.ts proves that each rule bites.
// The layers, from the outside in: app -> components -> lib. Inside lib every folder is a domain, but for these five.
const notDomains = 'auth|entry|integrations|platform|workflows'
const domain = `(?!(?:${notDomains})/)[^/]+`
const anyDomain = `^lib/${domain}/`

// What every domain may use of another: its words, pure rules and operations, and whose a booking is; and the two domains
// made for all.
const sharedByDomains =
  '/(schema|rules|words)\\.ts$|/rules/[^/]+\\.ts$|^lib/[^/]+/operations/|^lib/bookings/policy\\.ts$|^lib/studio/queries\\.ts$'

const serverSdks = '^npm:(stripe|resend|pusher|uploadthing(/(server|next))?)$'
const connection = '^lib/platform/db\\.ts$|^npm:(@prisma/adapter-pg|pg)$'
const prismaClient = '^prisma/(?!generated/enums)|^npm:@prisma/client'
const nearDatabase =
  '^lib/(platform|auth|workflows)/|^lib/[^/]+/(queries\\.ts$|queries/|commands/|operations/)'
const tests = '\\.(test|fixture)\\.tsx?$|/testing(/|\\.ts$)'
const purePlatform =
  '^lib/platform/(address|amount|amount-schema|calendar-date|clock|currencies|errors|flash|form-values|locale|money|separators|site-path|time-zones|week)\\.ts$'
const browserSafe = `^lib/[^/]+/(schema|rules|words|rules/[^/]+|media-rules|limits|defaults)\\.ts$|^lib/deliveries/zip/address\\.ts$|${purePlatform}`

export const importRules: ImportRule[] = [
  {
    name: 'app-reads-and-acts-through-domains',
    comment: 'A page or route goes through a domain: never the database, a vendor, or a command directly.',
    from: { path: '^app/', pathNot: tests },
    to: {
      path: `${connection}|${prismaClient}|${serverSdks}|^lib/integrations/|^lib/workflows/|^lib/[^/]+/commands/`,
    },
  },
  {
    name: 'components-know-their-own-domain',
    comment: 'Two domains meet on one screen in app; a component imports ui, shell and its own domain.',
    from: { path: '^components/(?!ui/|shell/)([^/]+)/', pathNot: tests },
    to: { path: `^components/|${anyDomain}`, pathNot: '^components/(ui|shell|$1)/|^lib/$1/' },
  },
  {
    name: 'components-take-what-browsers-may-hold',
    comment: 'Of lib a component imports schema, rules and actions; what is read is handed to it.',
    valuesOnly: true,
    from: { path: '^components/', pathNot: tests },
    to: {
      // Files are uploaded through `@uploadthing/react`.
      path: `^lib/|^prisma/(?!generated/enums)|${serverSdks}|^npm:uploadthing/`,
      pathNot: `${browserSafe}|^lib/[^/]+/actions\\.ts$`,
    },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'The primitives are for every domain, so they depend on none.',
    from: { path: '^components/ui/', pathNot: tests },
    to: { path: '^(components/(?!ui/)|lib/)', pathNot: purePlatform },
  },
  {
    name: 'only-entry-points-import-next',
    comment: 'Inside lib only entry, auth and actions import Next.js.',
    from: { path: '^lib/', pathNot: `${tests}|^lib/(entry|auth)/|/actions\\.ts$` },
    to: { path: '^npm:next($|/)' },
  },
  {
    name: 'actions-serve-their-own-domain',
    comment:
      'An action is a thin adapter to its own commands, or to a workflow where several domains take part.',
    from: { path: `^lib/(${domain})/actions\\.ts$` },
    to: { path: anyDomain, pathNot: `^lib/$1/|${sharedByDomains}` },
  },
  {
    name: 'domains-leave-each-other-alone',
    comment: 'Of another domain only schema and rules; what one causes in another goes through workflows.',
    from: { path: `^lib/(${domain})/(?!actions\\.ts$)`, pathNot: tests },
    to: { path: `${anyDomain}|^lib/workflows/`, pathNot: `^lib/$1/|${sharedByDomains}` },
  },
  {
    name: 'commands-have-one-caller',
    comment: "A command is called by its own domain's entry points or by a workflow.",
    from: { path: '^(?!lib/workflows/|prisma/seed/|bench/)(?:lib/([^/]+)/)?', pathNot: `${tests}|^e2e/` },
    to: { path: '^lib/[^/]+/commands/', pathNot: '^lib/$1/commands/' },
  },
  {
    name: 'database-in-queries-and-commands',
    comment: 'The database is reached from platform, auth, queries, commands and workflows only.',
    valuesOnly: true,
    from: { path: '^(lib|app|components|emails)/', pathNot: `${tests}|${nearDatabase}` },
    to: { path: connection },
  },
  {
    name: 'prisma-in-queries-and-commands',
    comment: "Prisma's client stays where the database is reached, and in policy, which writes the WHERE.",
    valuesOnly: true,
    from: {
      path: '^(lib|app|components|emails)/',
      pathNot: `${tests}|${nearDatabase}|^lib/[^/]+/policy\\.ts$`,
    },
    to: { path: prismaClient },
  },
  {
    name: 'foundations-know-no-domain',
    comment: 'platform and integrations are below the domains.',
    from: { path: '^lib/(platform|integrations)/', pathNot: tests },
    to: { path: `${anyDomain}|^lib/(workflows|entry)/|^(app|components)/` },
  },
  {
    name: 'emails-know-only-words',
    comment: 'An email imports words; everything else it shows is in its props.',
    from: { path: '^emails/', pathNot: tests },
    to: {
      path: `${anyDomain}|^lib/(workflows|entry)/|^(app|components)/`,
      pathNot: '^lib/[^/]+/words\\.ts$',
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
    comment: 'schema and rules run in the browser too, so they are pure.',
    from: { path: `^lib/${domain}/(schema|rules|media-rules|limits|defaults)\\.ts$` },
    to: {
      path: '^(lib|emails|components|app)/|^node:|^npm:(server-only|next)',
      pathNot: browserSafe,
    },
  },
  {
    name: 'product-without-scaffold',
    comment: 'What is served knows nothing of the sandbox, the seed and the tests.',
    from: { path: '^(app|components|emails|lib)/|^(proxy|instrumentation)\\.ts$', pathNot: tests },
    to: { path: '^(sandbox|e2e|bench|prisma/(seed|migrate))|^npm:(vitest|@playwright/|fast-check)' },
  },
]
