import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { MailPreview } from '@/components/studio/notifications/mail-preview'
import { TabHead } from '@/components/studio/settings/tab-head'
import { Link } from '@/components/ui/link'
import { LinkTabs } from '@/components/ui/link-tabs'
import { mergeClasses } from '@/components/ui/merge-classes'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listPreviews, previewMail } from '@/lib/studio/notifications/queries/preview-mail'
import { PreviewAddress } from '@/lib/studio/notifications/schema'

export const metadata: Metadata = { title: 'Email previews' }

const parts = { light: 'Light', dark: 'Dark', text: 'Plain text' }

/** Each email with sample content, as its recipient sees it. */
export default async function MailPreviewsPage({ searchParams }: PageProps<'/settings/mail/previews'>) {
  await authorizePage('change-settings')
  const { mail, part } = PreviewAddress.parse(await searchParams)
  const shown = await previewMail(mail)
  const hrefOf = (name: string, as: string) =>
    `/settings/mail/previews?${new URLSearchParams({ mail: name, part: as })}`
  return (
    <>
      <TabHead title="Email previews" lead="Every email with sample content, in the studio's name." />
      <div className="grid gap-x-10 gap-y-6 fold:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Emails" className="max-fold:max-h-56 max-fold:overflow-y-auto">
          <ul className="*:border-b">
            {listPreviews().map(({ name, about }) => (
              <li key={name}>
                <Link
                  href={hrefOf(name, part)}
                  prefetch={false}
                  scroll={false}
                  aria-current={name === shown.name ? 'page' : undefined}
                  className={mergeClasses(
                    'flex min-h-11 items-center text-ink-2 hover:text-ink',
                    name === shown.name && 'font-strong text-ink',
                  )}
                >
                  {about}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label={shown.about} className="min-w-0">
          <p className="mb-3 wrap-anywhere">
            <span className="text-ink-2">Subject: </span>
            {shown.subject}
          </p>
          <LinkTabs
            label="Format"
            className="mb-4 flex"
            tabs={Object.entries(parts).map(([value, label]) => ({
              href: hrefOf(shown.name, value),
              label,
              current: value === part,
            }))}
          />
          {part === 'text' ? (
            <pre className="border p-5 font-mono text-xs whitespace-pre-wrap wrap-anywhere">{shown.text}</pre>
          ) : (
            <MailPreview
              title={shown.about}
              html={shown.html}
              nonce={(await headers()).get('x-nonce') ?? undefined}
              isDark={part === 'dark'}
            />
          )}
        </section>
      </div>
    </>
  )
}
