import { createHash } from 'node:crypto'

/** A page's HTML, and the sources that its policy allows scripts from. */
export type HashedPage = { html: string; hashes: string[] }

/**
 * Hashes the scripts of a rendered page, so that its policy can allow exactly these. Files are hashed by `hashFile`, and
 * their elements receive the hash as `integrity`, by which browsers compare it.
 * https://www.w3.org/TR/CSP3/#external-hash
 */
export async function hashScripts(
  html: string,
  hashFile: (url: string) => Promise<string>,
): Promise<HashedPage> {
  const elements = [...html.matchAll(scriptElements)]
  const files = new Map<string, string>()
  const urls = elements.flatMap(([element]) => fileOf(element) ?? [])
  await Promise.all([...new Set(urls)].map(async (url) => files.set(url, await hashFile(url))))

  const inline = elements.flatMap(([, attributes, text]) =>
    isInline(attributes) ? [hashOf(text ?? '')] : [],
  )
  return {
    html: html.replace(scriptElements, (element) => withIntegrity(element, files)),
    hashes: [...new Set([...inline, ...files.values()])],
  }
}

/** Returns a hash as policies and `integrity` write it: `sha256-...`. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

// React escapes what could end an element or an attribute early.
const scriptElements = /<script\b([^>]*)>(.*?)<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs

/** Data, such as JSON-LD, isn't run, so policies don't apply to it. */
function isInline(attributes: string | undefined): boolean {
  return attributes !== undefined && !/\b(src|type)=/.test(attributes)
}

/** Returns the URL of a script's file, or of the file that a link preloads. */
function fileOf(element: string): string | null {
  return /^<(?:script|link)\b[^>]*\b(?:src|href)="([^"]*)"/.exec(element)?.[1] ?? null
}

function withIntegrity(element: string, files: ReadonlyMap<string, string>): string {
  const hash = files.get(fileOf(element) ?? '')
  return hash ? element.replace(/^<\w+/, (name) => `${name} integrity="${hash}"`) : element
}
