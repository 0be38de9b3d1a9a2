import { headers } from 'next/headers'

/** Structured data for search engines: schema.org types as JSON-LD. */
export async function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON contains no "<"
      dangerouslySetInnerHTML={{ __html: toScriptText({ '@context': 'https://schema.org', ...facts }) }}
    />
  )
}

/** Serializes JSON so that user text cannot close the script element. */
export function toScriptText(facts: Record<string, unknown>): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
