import type { LegalDocument } from '@/lib/studio/legal/schema'

/** Returns the ids of documents as a form sends them, to notice that one has changed since it was shown. */
export function documentsKey(documents: readonly Pick<LegalDocument, 'id'>[]): string {
  return documents.map(({ id }) => id).join(',')
}

/** A part of a document: a heading, whose line starts with `#`, or a paragraph. */
export type LegalPart = { isHeading: boolean; text: string }

/** Splits a document at its empty lines and headings. */
export function splitLegalText(text: string): LegalPart[] {
  return text
    .split(/\n\s*\n|(?<=^#.*)\n|\n(?=#)/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ isHeading: part.startsWith('#'), text: part.replace(/^#+\s*/, '') }))
}
