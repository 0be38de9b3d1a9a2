import { headers } from 'next/headers'

/** What a page is about, for search engines: schema.org's words as JSON-LD. */
export async function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: toScriptText({ '@context': 'https://schema.org', ...facts }) }}
    />
  )
}

/** JSON that ends no script element, whatever a photographer has typed. */
export function toScriptText(facts: Record<string, unknown>): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
