import type { LegalKind } from './schema'

/** The titles and paths of the public pages. */
export const legalPages: Record<LegalKind, { title: string; path: string }> = {
  TERMS: { title: 'Terms of Service', path: '/terms' },
  PRIVACY: { title: 'Privacy Policy', path: '/privacy' },
}

/** Before a booking, if there are terms that the client hasn't agreed to. */
export const agreeTitle = 'Before you book'
export const agreeLead = 'Please read the terms once. Then you can book.'
export const agreeFirstText = 'Please agree before you continue.'
export const documentsChangedText = 'These have just changed. Please read them again, then agree.'
export const noDocumentText = "The studio hasn't published one yet."

/** Says under a document which version it is. @param date formatted */
export function describeVersion(version: number, date: string): string {
  return `Version ${version}, published ${date}`
}
