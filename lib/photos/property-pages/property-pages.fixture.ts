import { randomUUID } from 'node:crypto'
import { SavePage } from '@/lib/photos/property-pages/schema/editing'
import type { SendInquiry } from '@/lib/photos/property-pages/schema/inquiries'
import { openForm } from './queries/open-form'

/** Returns the editor's input with these texts. */
export function filledPage(deliveryId: string, typed: Record<string, unknown> = {}): SavePage {
  return SavePage.parse({ deliveryId, seen: '0', agentName: 'Dana Whitfield', ...typed })
}

/** Returns the input of a visitor who opened the form a minute ago. */
export function filledInquiry(pageId: string, changed: Partial<SendInquiry> = {}): SendInquiry {
  return {
    ...openForm(new Date(Date.now() - 60_000)),
    pageId,
    reference: '',
    fullName: 'Helen Ashworth',
    email: `helen-${randomUUID()}@ashworth.test`,
    phone: null,
    message: 'Is the yard fenced?',
    ...changed,
  }
}
