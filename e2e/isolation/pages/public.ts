import { randomUUID } from 'node:crypto'
import { noPageTitle, originalsTitle } from '@/lib/photos/originals/words'
import { pageGoneTitle } from '@/lib/photos/property-pages/words'
import { deadLinkTitle } from '@/lib/platform/words'
import { malformedIds, notFoundPage, type PageRow } from './page-row'

/** Its title names nobody either. */
const noPage = { access: 'anyone', heading: pageGoneTitle, status: 404, title: pageGoneTitle } as const
const noProject = notFoundPage('Project not found')

export const publicPages: PageRow[] = [
  // Anyone sees a public page; one that was taken down or has expired only those who edit it; and nobody an unpaid one.
  ...(['/p/[slug]', '/tour/[slug]'] as const).flatMap((page): PageRow[] => [
    {
      page,
      path: (own) => page.replace('[slug]', own.pageSlug),
      access: 'anyone',
      heading: 'Alder Ridge Lane',
    },
    ...(['takenDownSlug', 'expiredSlug', 'unpaidSlug'] as const).flatMap((slug): PageRow[] => {
      const isPreviewed = page === '/p/[slug]' && slug !== 'unpaidSlug'
      const preview = { heading: 'Alder Ridge Lane' }
      return [
        {
          page,
          path: (own) => page.replace('[slug]', own[slug]),
          ...noPage,
          ...(isPreviewed && { overrides: { client: preview, photographer: preview } }),
        },
        {
          page,
          path: (_own, other) => page.replace('[slug]', other[slug]),
          ...noPage,
          ...(isPreviewed && { overrides: { photographer: preview } }),
        },
      ]
    }),
    ...['no-such-street', 'A', 'a'.repeat(300), ...malformedIds].map((slug) => ({
      page,
      path: () => page.replace('[slug]', slug),
      ...noPage,
    })),
  ]),
  ...['x', 'A'.repeat(43), 'x'.repeat(300)].map((token) => ({
    page: '/shoot/[token]',
    path: () => `/shoot/${token}`,
    access: 'anyone' as const,
    heading: deadLinkTitle,
  })),
  // Whoever has the link is the seller, or the payer.
  {
    page: '/shoot/[token]',
    path: (_own, other) => `/shoot/${other.sellerToken}`,
    access: 'anyone',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/bill/[token]',
    path: (_own, other) => `/bill/${other.payToken}`,
    access: 'anyone',
    heading: '$100.00',
  },
  {
    page: '/bill/[token]',
    path: (_own, other) => `/bill/${other.statementToken}`,
    access: 'anyone',
    heading: '$100.00',
  },
  // The token of one share doesn't open another.
  {
    page: '/bill/[token]',
    path: (_own, other) => `/bill/${other.brokerageInvoiceId}.${other.payToken.split('.')[1]}`,
    access: 'anyone',
    heading: deadLinkTitle,
  },
  ...['x', `${randomUUID()}.${'A'.repeat(43)}`, 'x'.repeat(300)].map((token) => ({
    page: '/bill/[token]',
    path: () => `/bill/${token}`,
    access: 'anyone' as const,
    heading: deadLinkTitle,
  })),
  ...['x', 'A'.repeat(43), 'x'.repeat(300)].map((token) => ({
    page: '/originals/[token]',
    path: () => `/originals/${token}`,
    access: 'anyone' as const,
    heading: noPageTitle,
    status: 404 as const,
    title: originalsTitle,
  })),
  ...['x', `${randomUUID()}.message.${'A'.repeat(43)}`].map((token) => ({
    page: '/unsubscribe/[token]',
    path: () => `/unsubscribe/${token}`,
    access: 'anyone' as const,
    heading: deadLinkTitle,
  })),
  { page: '/terms', access: 'anyone', heading: 'Terms of Service' },
  { page: '/privacy', access: 'anyone', heading: 'Privacy Policy' },
  { page: '/portfolio', access: 'anyone', heading: 'Every room in its best light.' },
  { page: '/portfolio/quote', access: 'anyone', heading: 'Get a quote' },
  { page: '/portfolio/quote/sent', access: 'anyone', heading: 'Thank you' },
  {
    page: '/portfolio/[id]',
    path: (own) => `/portfolio/${own.itemId}`,
    access: 'anyone',
    ...noProject,
    // An unpublished project is only visible to photographers.
    overrides: { photographer: { heading: 'Records draft' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/portfolio/[id]',
    path: () => `/portfolio/${id}`,
    access: 'anyone' as const,
    ...noProject,
  })),
]
